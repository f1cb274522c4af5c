import { type ComponentProps, type ReactNode, useId } from "react";
import { classes } from "./classes.ts";
import styles from "./Field.module.css";
import { WarningIcon } from "./icons.tsx";

type Shared = {
  readonly label: string;
  /** Said before anything went wrong: what is wanted, with an example. */
  readonly hint?: string;
  /** What is wrong and how to put it right, in words. */
  readonly error?: string;
  /** Said after the label where a field may be left empty. */
  readonly optional?: boolean;
};

type Described = {
  readonly id: string;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: true;
};

function FieldFrame({
  label,
  hint,
  error,
  optional = false,
  children,
}: Shared & { readonly children: (described: Described) => ReactNode }) {
  const id = useId();
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
}: Shared & Omit<ComponentProps<"input">, "id">) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional}>
      {(described) => (
        <input type="text" {...input} {...described} className={classes(styles.input, className)} />
      )}
    </FieldFrame>
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
}: Shared & Omit<ComponentProps<"textarea">, "id">) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional}>
      {(described) => <textarea {...area} {...described} className={classes(styles.input, className)} />}
    </FieldFrame>
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
}: Shared & Omit<ComponentProps<"select">, "id">) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional}>
      {(described) => (
        <select {...select} {...described} className={classes(styles.input, className)}>
          {children}
        </select>
      )}
    </FieldFrame>
  );
}
