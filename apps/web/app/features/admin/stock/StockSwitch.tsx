import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { useBusy } from "../ui/useBusy.ts";
import styles from "./StockPage.module.css";

/** The new state of an item after a press or a date. */
export type StockState = { readonly isOut: boolean; readonly expectedOn: string | null };

/** A day before this one is part of a year that is still being typed, such as 0020. */
const FIRST_TYPED_DAY = "1000-01-01";

type Props = StockState & {
  readonly name: string;
  /** Returns a sentence that says why it failed; null when it succeeded. */
  readonly onChange: (state: StockState) => Promise<string | null>;
};

/** The button that takes one item off sale or puts it back, and the day on which it is expected. */
export function StockSwitch({ name, isOut, expectedOn, onChange }: Props) {
  const { isBusy, whileBusy } = useBusy();
  const [error, setError] = useState<string | null>(null);
  const change = async (state: StockState): Promise<void> => {
    if (isBusy) return;
    setError(await whileBusy(onChange(state)));
  };
  const handleDate = (day: string): void => {
    if (day !== "" && day < new Date().toISOString().slice(0, 10)) {
      // While a year is being typed, it reads as one of long ago.
      if (day >= FIRST_TYPED_DAY) setError("That day has passed. Please choose a later one.");
      return;
    }
    void change({ isOut: true, expectedOn: day === "" ? null : day });
  };
  const label = isOut ? "Back in stock" : "Mark out of stock";
  return (
    <div className={styles.switch}>
      {isOut && (
        <label className={styles.date}>
          Back about
          <input
            // A day that another person has set replaces what the field shows.
            key={expectedOn}
            type="date"
            aria-label={`${name} is back about`}
            defaultValue={expectedOn ?? ""}
            onChange={({ target: { value } }) => handleDate(value)}
          />
        </label>
      )}
      <Button
        variant="secondary"
        busy={isBusy}
        aria-label={`${label}: ${name}`}
        onClick={() => void change({ isOut: !isOut, expectedOn: null })}
      >
        {label}
      </Button>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
