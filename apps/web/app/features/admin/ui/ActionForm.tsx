import { type SyntheticEvent, useId, useRef, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { SelectField, TextField } from "../../../ui/form/Field.tsx";
import { Suggestions } from "../../../ui/form/Suggestions.tsx";
import styles from "./Admin.module.css";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { useBusy } from "./useBusy.ts";

/** Errors of a form's fields, by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

type CheckedField = {
  readonly name: string;
  readonly required?: boolean;
  /** Returns the error of a typed value; null when it is valid. Not called for an empty field. */
  readonly check?: (value: string) => string | null;
};

/** Returns the errors of a form's values, in the order of its fields. */
export const findFieldErrors = (
  fields: readonly CheckedField[],
  values: Readonly<Record<string, string>>,
): FieldErrors =>
  Object.fromEntries(
    fields.flatMap(({ name, required, check }) => {
      const value = values[name] ?? "";
      const problem = value === "" ? (required ? "Please fill this in." : null) : (check?.(value) ?? null);
      return problem === null ? [] : [[name, problem]];
    }),
  );

type FormField = CheckedField & {
  readonly label: string;
  readonly hint?: string;
  readonly defaultValue?: string;
  readonly type?: "email";
  readonly inputMode?: "text" | "numeric" | "tel";
  /** Offered while something is typed; any other text is fine as well. */
  readonly suggestions?: readonly string[];
  /** The only values there are; absent: any text. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
};

/** A question asked before a form is sent. Its button says what happens. */
export type Question = { readonly title: string; readonly text: string; readonly confirmLabel: string };

type Props = {
  readonly fields?: readonly FormField[];
  readonly buttonLabel: string;
  readonly variant?: "primary" | "secondary" | "danger";
  /** Question asked before the values are sent; null or absent: none. */
  readonly question?: Question | null;
  /** What an error may refer to besides the fields. When it changes, the error is removed. */
  readonly about?: string | number;
  /**
   * Returns a sentence that says why it failed, or the errors by field; null when it succeeded. `isConfirmed`: the
   * question was answered with yes.
   */
  readonly onSend: (
    values: Readonly<Record<string, string>>,
    isConfirmed: boolean,
  ) => Promise<string | FieldErrors | null>;
};

/** A form for one action of the owner. Errors are shown at their fields; why the action failed, above the button. */
export function ActionForm({
  fields = [],
  buttonLabel,
  variant = "secondary",
  question,
  about,
  onSend,
}: Props) {
  const [failure, setFailure] = useState<{ readonly message: string; readonly about: Props["about"] } | null>(
    null,
  );
  const error = failure?.about === about ? (failure?.message ?? null) : null;
  const setError = (message: string | null) => setFailure(message === null ? null : { message, about });
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const { isBusy, whileBusy } = useBusy();
  const form = useRef<HTMLFormElement>(null);
  /** Values that wait for the answer to the question; null: none. */
  const [asked, setAsked] = useState<Readonly<Record<string, string>> | null>(null);

  const send = async (values: Readonly<Record<string, string>>, isConfirmed: boolean) => {
    const failure = await onSend(values, isConfirmed);
    if (failure === null) form.current?.reset();
    if (failure === null || typeof failure === "string") return failure;
    showFieldErrors(failure);
    // An error of a field that the form does not show appears above the button.
    const hidden = Object.keys(failure).find((name) => !fields.some((field) => field.name === name));
    return hidden === undefined ? null : (failure[hidden] ?? null);
  };

  /** Marks the wrong fields and focuses the first. */
  const showFieldErrors = (found: FieldErrors) => {
    setFieldErrors(found);
    const first = fields.find(({ name }) => found[name] !== undefined);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first.name}"]`)?.focus();
  };

  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = new FormData(event.currentTarget);
    const values = Object.fromEntries(fields.map(({ name }) => [name, String(typed.get(name) ?? "").trim()]));
    setError(null);
    const found = findFieldErrors(fields, values);
    showFieldErrors(found);
    if (Object.keys(found).length > 0) return;
    if (question) return setAsked(values);
    setError(await whileBusy(send(values, false)));
  };

  return (
    <>
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        {fields.map((field) => (
          <ActionField key={field.name} field={field} error={fieldErrors[field.name]} />
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
          onConfirm={() => send(asked, true)}
          onClose={() => setAsked(null)}
        >
          <p>{question.text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function ActionField({
  field: { required = false, check: _, options, suggestions = [], type, inputMode, ...field },
  error,
}: {
  readonly field: FormField;
  readonly error: string | undefined;
}) {
  const listId = useId();
  const common = { ...field, optional: !required, ...(error !== undefined && { error }) };
  return options ? (
    <SelectField {...common}>
      <option value="">{required ? "Choose" : "None"}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  ) : (
    <>
      <TextField
        {...common}
        {...(type && { type })}
        {...(inputMode && { inputMode })}
        {...(suggestions.length > 0 && { list: listId })}
        maxLength={300}
      />
      {suggestions.length > 0 && <Suggestions id={listId} values={suggestions} />}
    </>
  );
}
