import { useEffect, useRef } from "react";
import { Button } from "../../ui/Button.tsx";
import styles from "./ConsentBar.module.css";
import type { Consent } from "./consent.ts";

type ConsentBarProps = {
  /** The answer so far, which the visitor may change. */
  readonly consent: Consent | null;
  /** True when the visitor opened the bar; it then takes focus. */
  readonly isRequested: boolean;
  readonly onAnswer: (answer: Consent) => void;
};

/** Asks whether visits may be counted (R2.5). Both answers look the same and are equally easy to choose. */
export function ConsentBar({ consent, isRequested, onAnswer }: ConsentBarProps) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isRequested) bar.current?.focus();
  }, [isRequested]);
  return (
    <section ref={bar} tabIndex={-1} aria-label="Counting visits" className={styles.bar} data-clear-of-toasts>
      <p>
        May we count visits to learn which pages help? Your photos are never included, and the shop works the
        same either way.
        {consent !== null && ` You've said ${consent === "granted" ? "yes" : "no"} so far.`}
      </p>
      <div className={styles.answers}>
        <Button variant="secondary" onClick={() => onAnswer("denied")}>
          No, thank you
        </Button>
        <Button variant="secondary" onClick={() => onAnswer("granted")}>
          Yes, you may
        </Button>
      </div>
    </section>
  );
}
