import { useSite } from "../../lib/site.ts";
import styles from "./FaqAnswers.module.css";
import { FAQ_ENTRIES, type FaqEntry } from "./faqEntries.tsx";

/** Questions that open to their answers; the platform's own, so it works before any script has run. */
export function FaqAnswers({ only }: { readonly only?: readonly FaqEntry["id"][] }) {
  const site = useSite();
  const entries = only ? FAQ_ENTRIES.filter(({ id }) => only.includes(id)) : FAQ_ENTRIES;
  return (
    <div className={styles.list}>
      {entries.map(({ id, question, answer }) => (
        <details key={id} className={styles.entry}>
          <summary className={styles.question}>{question}</summary>
          <p className={styles.answer}>{answer(site)}</p>
        </details>
      ))}
    </div>
  );
}
