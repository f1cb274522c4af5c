import type { FigureReport } from "@storywall/contract/schemas/owner/figures.ts";
import { BACKLOG_FIGURES } from "@storywall/domain/figures/figures.ts";
import { AllowedLink } from "../shell/AllowedLink.tsx";
import { printAgeLabel } from "../ui/printAgeLabel.ts";
import { BarTable } from "./BarTable.tsx";
import { printsTitle } from "./chartTitles.ts";
import { FigureSection } from "./FigureSection.tsx";
import styles from "./Figures.module.css";

/** Work that waits now, regardless of when it was ordered. */
export function PrintsSection({
  report: { site, backlog },
  csvHref,
}: {
  readonly report: Pick<FigureReport, "site" | "backlog">;
  readonly csvHref: string;
}) {
  const { counts } = backlog;
  const others = [
    ["printsHeld", "/admin/look"],
    ["printsFailed", `/admin/orders?site=${site}&status=placed`],
    ["ordersReady", `/admin/orders?site=${site}&status=placed`],
    ["ordersLate", `/admin/orders?site=${site}&late=true`],
  ] as const;
  return (
    <FigureSection title={printsTitle(backlog)} csvHref={csvHref}>
      <p className={styles.muted}>Right now, whichever days are chosen above.</p>
      <BarTable
        caption="Print files to make, by age"
        labels={["Waiting for", "Files"]}
        rows={backlog.printsByAge.map(({ days, prints }) => ({ label: printAgeLabel(days), value: prints }))}
      />
      <ul className={styles.choices}>
        {others.map(([key, href]) => (
          <li key={key}>
            <AllowedLink to={href}>
              {BACKLOG_FIGURES[key].label}: {counts[key]}
            </AllowedLink>{" "}
            <small>{BACKLOG_FIGURES[key].meaning}</small>
          </li>
        ))}
      </ul>
    </FigureSection>
  );
}
