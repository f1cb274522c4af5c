import { useState } from "react";
import { TextField } from "../../../ui/form/Field.tsx";
import { moneyFromTyped, moneyToTyped } from "./fieldValues.ts";
import styles from "./Settings.module.css";

type Props = {
  /** Path in the site's content, by which links lead to it. */
  readonly name?: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** In minor units; the text that was typed where it is no amount. */
  readonly value: unknown;
  readonly isWrong: boolean;
  readonly onChange: (value: number | string) => void;
  readonly onPaste?: (event: React.ClipboardEvent<HTMLInputElement>) => void;
};

/** An amount of money, typed as people write it. */
export function MoneyInput({ name, label, hint, value, isWrong, onChange, onPaste }: Props) {
  const [typed, setTyped] = useState(() => moneyToTyped(value));
  // A value that was not typed here, such as one of a pasted column, replaces the text.
  const shown = moneyFromTyped(typed) === value ? typed : moneyToTyped(value);
  return (
    <TextField
      name={name}
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      className={styles.amount}
      value={shown}
      onPaste={onPaste}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(moneyFromTyped(event.target.value));
      }}
      {...(isWrong && { error: "Please enter an amount such as 749.00, at most 100 000.00." })}
    />
  );
}
