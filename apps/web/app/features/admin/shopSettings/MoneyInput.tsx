import { useState } from "react";
import { TextField } from "../../../ui/form/Field.tsx";
import { moneyFromTyped, moneyToTyped, priceFromTyped, priceToTyped } from "./fieldValues.ts";
import styles from "./Settings.module.css";

type Props = {
  /** Path in the site's content. Links to the field use it. */
  readonly name?: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Amount in minor units; the typed text when it is not an amount. */
  readonly value: unknown;
  readonly isWrong: boolean;
  /** True for the price of a product, which is not set until one is entered: 0 shows as an empty field. */
  readonly isPrice?: boolean;
  readonly onChange: (value: number | string) => void;
  readonly onPaste?: (event: React.ClipboardEvent<HTMLInputElement>) => void;
};

/** An amount of money, typed as people write it. */
export function MoneyInput({ name, label, hint, value, isWrong, isPrice, onChange, onPaste }: Props) {
  const [fromTyped, toTyped] = isPrice ? [priceFromTyped, priceToTyped] : [moneyFromTyped, moneyToTyped];
  const [typed, setTyped] = useState(() => toTyped(value));
  // A value that was not typed here, such as one of a pasted column, replaces the text.
  const shown = fromTyped(typed) === value ? typed : toTyped(value);
  return (
    <TextField
      name={name}
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      placeholder={isPrice ? "not set" : undefined}
      className={styles.amount}
      value={shown}
      onPaste={onPaste}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(fromTyped(event.target.value));
      }}
      {...(isWrong && { error: "Please enter an amount such as 749.00, at most 100 000.00." })}
    />
  );
}
