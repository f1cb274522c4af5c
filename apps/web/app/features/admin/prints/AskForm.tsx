import { useEffect, useRef } from "react";
import { ActionForm } from "../ui/ActionForm.tsx";
import styles from "./PrintReviewPage.module.css";

type Props = {
  readonly onAsk: (note: string) => Promise<string | null>;
  readonly onClose: () => void;
};

/** A sentence to the shopper, and the button that asks. The field has the focus: key q and Enter ask without a word. */
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
