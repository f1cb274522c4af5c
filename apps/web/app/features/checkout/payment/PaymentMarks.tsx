import styles from "./PaymentMarks.module.css";

/** The cards that every account at the provider takes. Others, such as wallets, show in the provider's own fields. */
export function PaymentMarks({ marks }: { readonly marks: readonly string[] }) {
  return (
    <ul className={styles.marks} aria-label="Cards we accept">
      {marks.map((mark) => (
        <li key={mark}>{mark}</li>
      ))}
    </ul>
  );
}
