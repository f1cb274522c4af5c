import type { Today } from "@storywall/contract/schemas/owner/today.ts";
import { toPercent } from "@storywall/domain/figures/figures.ts";
import { Link } from "react-router";
import { printAgeLabel } from "../ui/printAgeLabel.ts";
import styles from "./TodayPage.module.css";

/**
 * Numbers for the workshop: how much there is to print, how long files have waited to be made, and how much had to be
 * made again.
 */
export function PrintFigures({ prints }: { readonly prints: NonNullable<Today["prints"]> }) {
  const { toPrint, waiting, held, failed, printsByAge, made, remade, days } = prints;
  const percent = toPercent(remade, made);
  return (
    <aside aria-label="Prints in figures" className={styles.figures}>
      <section aria-label="Prints">
        <h2 className={styles.heading}>Prints</h2>
        <dl className={styles.sums}>
          <dt>To print</dt>
          <dd>{toPrint === 0 ? "none" : <Link to="/admin/make">{toPrint}</Link>}</dd>
          <dt>Files being made</dt>
          <dd>{waiting === 0 ? "none" : waiting}</dd>
          {printsByAge
            .filter((group) => group.prints > 0)
            .map((group) => (
              <div key={group.days} className={styles.part}>
                <dt>{printAgeLabel(group.days)}</dt>
                <dd>{group.prints}</dd>
              </div>
            ))}
          <dt>Photos to check</dt>
          <dd>{held === 0 ? "none" : <Link to="/admin/look">{held}</Link>}</dd>
          <dt>Files that failed</dt>
          <dd>{failed === 0 ? "none" : failed}</dd>
          <dt>Made again</dt>
          <dd>
            {remade} of {made}
            {percent !== null && ` (${percent}%)`}
          </dd>
        </dl>
      </section>
      <p className={styles.detail}>
        All countries together. Made again counts prints of the last {days} days, before sending and after.
      </p>
    </aside>
  );
}
