import { type SyntheticEvent, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/form/Field.tsx";
import styles from "./Admin.module.css";
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

type Props = {
  readonly fields?: readonly FormField[];
  readonly buttonLabel: string;
  readonly variant?: "primary" | "secondary" | "danger";
  /** Returns a sentence that says why it failed; null when it succeeded. */
  readonly onSend: (values: Readonly<Record<string, string>>) => Promise<string | null>;
};

/** A form for one action of the owner. What is missing is said at its field; why the action failed, above the button. */
export function ActionForm({ fields = [], buttonLabel, variant = "secondary", onSend }: Props) {
  const [error, setError] = useState<string | null>(null);
  const { errorOf, showError, clearError } = useFieldError();
  const { isBusy, whileBusy } = useBusy();

  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    const values = Object.fromEntries(fields.map(({ name }) => [name, String(typed.get(name) ?? "").trim()]));
    const missing = fields.find(({ name, required }) => required && values[name] === "");
    setError(null);
    if (missing) return showError(form, missing.name, "Please fill this in.");
    clearError();
    const message = await whileBusy(onSend(values));
    setError(message);
    if (message === null) form.reset();
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
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
  );
}
