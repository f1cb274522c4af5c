import { useEffect, useRef } from "react";
import { Button } from "../../ui/Button.tsx";
import styles from "./ConsentBar.module.css";
import type { Answer } from "./consent.ts";

type ConsentBarProps = {
  /** The answer so far, of whoever comes to change it. */
  readonly present: Answer | null;
  /** It was asked for, so whoever asked is taken to it. */
  readonly isAskedFor: boolean;
  readonly onAnswer: (answer: Answer) => void;
};

/** R2.5: the question whether visits may be counted. Both answers look alike and are equally near. */
export function ConsentBar({ present, isAskedFor, onAnswer }: ConsentBarProps) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAskedFor) bar.current?.focus();
  }, [isAskedFor]);
  return (
    <section ref={bar} tabIndex={-1} aria-label="Counting visits" className={styles.bar}>
      <p>
        May we count visits, to learn which pages help? Your photos are never part of it. The shop works the
        same either way.
        {present !== null && ` So far you have said ${present === "granted" ? "yes" : "no"}.`}
      </p>
      <div className={styles.answers}>
        <Button look="secondary" onClick={() => onAnswer("denied")}>
          No, thank you
        </Button>
        <Button look="secondary" onClick={() => onAnswer("granted")}>
          Yes, you may
        </Button>
      </div>
    </section>
  );
}
