import { type SyntheticEvent, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/form/Field.tsx";
import styles from "../ui/Admin.module.css";
import { useDraft } from "../ui/drafts/useDraft.ts";
import { useBusy } from "../ui/useBusy.ts";

/** Adds a note of the shop to an order. Unsaved text stays in this browser until it is added. */
export function NoteForm({
  orderId,
  onAdd,
}: {
  readonly orderId: string;
  /** Returns a sentence that says why it failed; null when it succeeded. */
  readonly onAdd: (text: string) => Promise<string | null>;
}) {
  const [text, setText] = useDraft(`note ${orderId}`);
  const [error, setError] = useState<string | null>(null);
  const { isBusy, whileBusy } = useBusy();

  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    if (text.trim() === "") {
      setError("Please fill this in.");
      event.currentTarget.querySelector("input")?.focus();
      return;
    }
    setError(null);
    const message = await whileBusy(onAdd(text.trim()));
    setError(message);
    if (message === null) setText("");
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        name="text"
        label="Note"
        hint="For the shop; the shopper never sees it."
        maxLength={300}
        value={text}
        onChange={({ target }) => setText(target.value)}
        {...(error === null ? {} : { error })}
      />
      <Button type="submit" variant="secondary" busy={isBusy}>
        Add the note
      </Button>
    </form>
  );
}
