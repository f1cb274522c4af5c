import { type SyntheticEvent, useRef, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/form/Field.tsx";
import styles from "./Admin.module.css";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { useBusy } from "./useBusy.ts";
import { useFieldError } from "./useFieldError.ts";

type FormField = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly defaultValue?: string;
  readonly type?: "email";
  readonly inputMode?: "text" | "numeric" | "tel";
};

/** What is asked before a form is sent. Its button says what happens. */
export type Question = { readonly title: string; readonly text: string; readonly confirmLabel: string };

type Props = {
  readonly fields?: readonly FormField[];
  readonly buttonLabel: string;
  readonly variant?: "primary" | "secondary" | "danger";
  /** Asked before what was filled in is sent; null or absent: nothing. */
  readonly question?: Question | null;
  /** Returns a sentence that says why it failed; null when it succeeded. */
  readonly onSend: (values: Readonly<Record<string, string>>) => Promise<string | null>;
};

/** A form for one action of the owner. What is missing is said at its field; why the action failed, above the button. */
export function ActionForm({ fields = [], buttonLabel, variant = "secondary", question, onSend }: Props) {
  const [error, setError] = useState<string | null>(null);
  const { errorOf, showError, clearError } = useFieldError();
  const { isBusy, whileBusy } = useBusy();
  const form = useRef<HTMLFormElement>(null);
  /** What waits for the answer to the question; null: nothing. */
  const [asked, setAsked] = useState<Readonly<Record<string, string>> | null>(null);

  const send = async (values: Readonly<Record<string, string>>) => {
    const message = await onSend(values);
    if (message === null) form.current?.reset();
    return message;
  };

  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = new FormData(event.currentTarget);
    const values = Object.fromEntries(fields.map(({ name }) => [name, String(typed.get(name) ?? "").trim()]));
    const missing = fields.find(({ name, required }) => required && values[name] === "");
    setError(null);
    if (missing) return showError(event.currentTarget, missing.name, "Please fill this in.");
    clearError();
    if (question) return setAsked(values);
    setError(await whileBusy(send(values)));
  };

  return (
    <>
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        {fields.map(({ required = false, ...field }) => (
          <TextField
            key={field.name}
            {...field}
            optional={!required}
            maxLength={300}
            {...errorOf(field.name)}
          />
        ))}
        {error !== null && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        <Button type="submit" variant={variant} busy={isBusy}>
          {buttonLabel}
        </Button>
      </form>
      {asked && question && (
        <ConfirmDialog
          open
          title={question.title}
          confirmLabel={question.confirmLabel}
          cancelLabel="No, not yet"
          onConfirm={() => send(asked)}
          onClose={() => setAsked(null)}
        >
          <p>{question.text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
