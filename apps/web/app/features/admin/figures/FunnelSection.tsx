import type { FigureReport } from "@storywall/contract/schemas/owner/figures.ts";
import { FUNNEL_DAYS, FUNNEL_STEP_LABELS, toPercent } from "@storywall/domain/figures/figures.ts";
import { formatDay } from "@storywall/domain/orders/formatDay.ts";
import { Link } from "react-router";
import { BarTable } from "./BarTable.tsx";
import { funnelTitle } from "./chartTitles.ts";
import { FigureSection } from "./FigureSection.tsx";
import styles from "./Figures.module.css";
import { ordersHref } from "./figureAddress.ts";

/** The funnel from a visit to an order, step by step, with the loss at each. */
export function FunnelSection({
  report,
  csvHref,
}: {
  readonly report: FigureReport;
  readonly csvHref: string;
}) {
  const { funnel } = report;
  if (funnel === null)
    return (
      <FigureSection title="These visits were too long ago to follow." csvHref={csvHref}>
        <p className={styles.muted}>
          Carts and photos without an order have been deleted since, so these steps are unknown.
        </p>
      </FigureSection>
    );
  const { steps, unfinishedSince, from } = funnel;
  const lossBefore = (index: number): string | undefined => {
    const [before, now] = [steps[index - 1]?.visitors, steps[index]?.visitors];
    if (before === undefined || now === undefined || before === now) return undefined;
    const percent = toPercent(before - now, before);
    return `${before - now} fewer${percent === null ? "" : ` (${percent}%)`}`;
  };
  return (
    <FigureSection title={funnelTitle(funnel)} csvHref={csvHref}>
      <p className={styles.muted}>
        Visitors first seen on these days, and how far they got within {FUNNEL_DAYS} days. Robots without
        scripts and signed-in staff aren't counted; a visitor who cleared their cookies counts twice.
        {from > report.from &&
          ` Days before ${formatDay(from)} are left out: their carts may have been deleted.`}
      </p>
      {unfinishedSince !== null && (
        <p className={styles.notice}>
          Not finished: visitors since {formatDay(unfinishedSince)} still have time to order.
        </p>
      )}
      <BarTable
        caption="Visitors by the furthest step"
        labels={["Step", "Visitors"]}
        rows={steps.map(({ step, visitors }, index) => {
          const note = lossBefore(index);
          return { label: FUNNEL_STEP_LABELS[step], value: visitors, ...(note !== undefined && { note }) };
        })}
      />
      <Link to={ordersHref(report)}>Orders from these days</Link>
    </FigureSection>
  );
}
