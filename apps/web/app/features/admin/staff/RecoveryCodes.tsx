import { useEffect, useRef } from "react";
import { Button } from "../../../ui/Button.tsx";
import styles from "./Staff.module.css";

/** New recovery codes, which are shown only this once. */
export function RecoveryCodes({
  codes,
  onClose,
}: {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.person}>
      <h3 ref={heading} tabIndex={-1}>
        Your recovery codes
      </h3>
      <p>
        Print or write them down and keep them apart from your phone. Each lets you in once when the phone is
        lost. They are not shown again.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={() => window.print()}>
          Print
        </Button>
        <Button variant="ghost" onClick={onClose}>
          I've saved them
        </Button>
      </div>
    </div>
  );
}
