import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../classNames.ts";
import { WarningIcon } from "../icons/icons.tsx";
import styles from "./Field.module.css";

type FieldProps = {
  readonly label: string;
  /** What to enter, with an example. Shown unless the error repeats it. */
  readonly hint?: string;
  /** What is wrong, and how to correct it. */
  readonly error?: string;
  /** Adds "(optional)" to the label. */
  readonly optional?: boolean;
};

type InputAttributes = {
  readonly id: string;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: true;
};

function FieldLayout({
  label,
  hint: fullHint = "",
  error,
  optional = false,
  children,
}: FieldProps & { readonly children: (attributes: InputAttributes) => ReactNode }) {
  const id = useId();
  const hint = error?.includes(fullHint) ? "" : fullHint;
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        ...(ids && { "aria-describedby": ids }),
        ...(error && { "aria-invalid": true as const }),
      })}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <WarningIcon size={16} />
          {error}
        </p>
      )}
    </div>
  );
}

/** One line of text with its label, hint and error. */
export function TextField({
  label,
  hint,
  error,
  optional = false,
  className,
  ...input
}: FieldProps & Omit<ComponentProps<"input">, "id">) {
  return (
    <FieldLayout label={label} hint={hint} error={error} optional={optional}>
      {(attributes) => (
        <input type="text" {...input} {...attributes} className={classNames(styles.input, className)} />
      )}
    </FieldLayout>
  );
}

/** Several lines of text with their label, hint and error. */
export function TextArea({
  label,
  hint,
  error,
  optional = false,
  className,
  ...area
}: FieldProps & Omit<ComponentProps<"textarea">, "id">) {
  return (
    <FieldLayout label={label} hint={hint} error={error} optional={optional}>
      {(attributes) => <textarea {...area} {...attributes} className={classNames(styles.input, className)} />}
    </FieldLayout>
  );
}

/** A choice from a closed list. `children` are the options. */
export function SelectField({
  label,
  hint,
  error,
  optional = false,
  className,
  children,
  ...select
}: FieldProps & Omit<ComponentProps<"select">, "id">) {
  return (
    <FieldLayout label={label} hint={hint} error={error} optional={optional}>
      {(attributes) => (
        <select {...select} {...attributes} className={classNames(styles.input, className)}>
          {children}
        </select>
      )}
    </FieldLayout>
  );
}
