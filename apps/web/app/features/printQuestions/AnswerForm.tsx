import type { AskedPrint } from "@storywall/contract/schemas/printQuestion.ts";
import type { FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import type { Currency } from "@storywall/domain/sites/site.ts";
import { type SyntheticEvent, useState } from "react";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import styles from "./PrintQuestions.module.css";
import { moneyText, sizeText, softnessText } from "./printQuestionMessages.ts";

/** What the shopper chose, with the amount that the page showed. */
export type ChosenAnswer =
  | { readonly answer: "accepted" }
  | { readonly answer: "leftOut"; readonly givenBack: number }
  | { readonly answer: "smallerSize"; readonly size: FrameSizeKey; readonly givenBack: number };

type Choice = { readonly label: string; readonly detail: string; readonly value: ChosenAnswer };

const choicesOf = (print: AskedPrint, currency: Currency): readonly Choice[] => [
  { label: "Print it as it is", detail: softnessText(print), value: { answer: "accepted" } },
  ...print.smallerSizes.map(({ size, verdict, givenBack }) => ({
    label: `Make it smaller: ${sizeText(size)}`,
    detail: `It will ${verdict === "sharp" ? "be sharp" : "look good"} at that size. ${moneyText(givenBack, currency)}`,
    value: { answer: "smallerSize", size, givenBack } as const,
  })),
  ...(print.leaveOut
    ? [
        {
          label: "Leave this tile out",
          detail: moneyText(print.leaveOut.givenBack, currency),
          value: { answer: "leftOut", givenBack: print.leaveOut.givenBack } as const,
        },
      ]
    : []),
];

type Props = {
  readonly name: string;
  readonly print: AskedPrint;
  readonly currency: Currency;
  readonly photosPath: string;
  /** Sends the answer. Returns a sentence that says why it failed; null when it succeeded. */
  readonly onAnswer: (answer: ChosenAnswer) => Promise<string | null>;
};

/** The choices for one tile. Nothing is chosen in advance, and nothing happens before the button. */
export function AnswerForm({ name, print, currency, photosPath, onAnswer }: Props) {
  const choices = choicesOf(print, currency);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const choice = chosen === null ? undefined : choices[chosen];
    if (!choice) return setError("Please choose one of these first.");
    setBusy(true);
    setError(null);
    const message = await onAnswer(choice.value);
    setBusy(false);
    setError(message);
  };

  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>What would you like?</legend>
        {choices.map(({ label, detail }, index) => (
          <label key={label} className={styles.choice}>
            <input type="radio" name={name} checked={chosen === index} onChange={() => setChosen(index)} />
            <span>
              <strong>{label}</strong>
              <span className={styles.detail}>{detail}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {print.leaveOut === null && (
        <p className={styles.detail}>
          This layout needs all of its tiles, so this one can't be left out here. If you'd still like to leave
          it out, just write to us.
        </p>
      )}
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy}>
          {isBusy ? "Sending" : "Send my answer"}
        </Button>
        <ButtonLink to={photosPath} variant="secondary">
          Choose another photo
        </ButtonLink>
      </div>
    </form>
  );
}
