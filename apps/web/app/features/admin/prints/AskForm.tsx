import { useEffect, useRef } from "react";
import { ActionForm } from "../ui/ActionForm.tsx";
import styles from "./PrintReviewPage.module.css";

type Props = {
  readonly onAsk: (note: string) => Promise<string | null>;
  readonly onClose: () => void;
};

/**
 * A question to the shopper, with an optional sentence, and the button that sends it. The field has the focus, so that
 * the key q and Enter send the question without a sentence.
 */
export function AskForm({ onAsk, onClose }: Props) {
  const form = useRef<HTMLFieldSetElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  return (
    <fieldset
      ref={form}
      className={styles.ask}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <legend>Ask the shopper</legend>
      <ActionForm
        fields={[
          {
            name: "note",
            label: "A sentence to them",
            hint: "Shown in the email and on their page, such as “Do you have a larger version of this photo?”",
          },
        ]}
        buttonLabel="Send the question"
        variant="primary"
        onSend={({ note = "" }) => onAsk(note)}
      />
    </fieldset>
  );
}
