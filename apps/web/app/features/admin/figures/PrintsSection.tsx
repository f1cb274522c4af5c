import type { FigureReport } from "@storywall/contract/schemas/figures.ts";
import { MAX_PRINT_AGE_DAYS, WORK_FIGURES } from "@storywall/domain/figures/figures.ts";
import { Link } from "react-router";
import { BarTable } from "./BarTable.tsx";
import { printsTitle } from "./chartTitles.ts";
import { FigureSection } from "./FigureSection.tsx";
import styles from "./Figures.module.css";

const ageLabel = (days: number): string => {
  if (days === 0) return "Since today";
  if (days === MAX_PRINT_AGE_DAYS) return `${days} days and more`;
  return days === 1 ? "1 day" : `${days} days`;
};

/** What waits for hands at this moment, in whichever days it was ordered. */
export function PrintsSection({
  report: { site, work },
  csvHref,
}: {
  readonly report: FigureReport;
  readonly csvHref: string;
}) {
  const { counts } = work;
  const others = [
    ["printsHeld", "/admin/look"],
    ["printsFailed", `/admin/orders?site=${site}&status=placed`],
    ["readyToBegin", `/admin/orders?site=${site}&status=placed`],
    ["late", `/admin/orders?site=${site}&late=true`],
  ] as const;
  return (
    <FigureSection title={printsTitle(work)} csvHref={csvHref}>
      <p className={styles.muted}>At this moment, whichever days are chosen above.</p>
      <BarTable
        caption="Prints waiting by age"
        labels={["Waiting for", "Prints"]}
        rows={work.printsByAge.map(({ days, prints }) => ({ label: ageLabel(days), value: prints }))}
      />
      <ul className={styles.choices}>
        {others.map(([key, href]) => (
          <li key={key}>
            <Link to={href}>
              {WORK_FIGURES[key].label}: {counts[key]}
            </Link>
          </li>
        ))}
      </ul>
    </FigureSection>
  );
}
