import { type SyntheticEvent, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import styles from "./Desk.module.css";

type FormField = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
};

type Props = {
  readonly fields?: readonly FormField[];
  readonly button: string;
  readonly look?: "primary" | "secondary" | "danger";
  /** Gives what kept it from being done, in words; null when it is done. */
  readonly onSend: (values: Readonly<Record<string, string>>) => Promise<string | null>;
};

/** Something that the owner does, with what it takes to do it. What goes wrong is said above its button. */
export function ActionForm({ fields = [], button, look = "secondary", onSend }: Props) {
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    const values = Object.fromEntries(fields.map(({ name }) => [name, String(typed.get(name) ?? "").trim()]));
    const missing = fields.find(({ name, required }) => required && values[name] === "");
    if (missing) {
      setFault(`Please fill in: ${missing.label}.`);
      form.querySelector<HTMLElement>(`[name="${missing.name}"]`)?.focus();
      return;
    }
    setIsBusy(true);
    setFault(null);
    const failure = await onSend(values);
    setIsBusy(false);
    setFault(failure);
    if (failure === null) form.reset();
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {fields.map(({ required = false, ...field }) => (
        <TextField key={field.name} {...field} optional={!required} maxLength={300} />
      ))}
      {fault !== null && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      <Button type="submit" look={look} busy={isBusy}>
        {button}
      </Button>
    </form>
  );
}
