import type { FigureReport } from "@storywall/contract/schemas/owner/figures.ts";
import { describeFigure } from "@storywall/domain/figures/figures.ts";
import { formatDay } from "@storywall/domain/orders/formatDay.ts";
import type { ComponentProps } from "react";
import { Link, useNavigation } from "react-router";
import { AdminPage } from "../ui/AdminPage.tsx";
import { DataTable } from "../ui/DataTable.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { StaleNotice } from "../ui/StaleNotice.tsx";
import { netTitle } from "./chartTitles.ts";
import { DayTable } from "./DayTable.tsx";
import { FigureSection } from "./FigureSection.tsx";
import { FigureSpanForm } from "./FigureSpanForm.tsx";
import styles from "./Figures.module.css";
import { FunnelSection } from "./FunnelSection.tsx";
import { figureSearch, ordersHref } from "./figureAddress.ts";
import { formatFigure } from "./formatFigure.ts";
import { MoneyNotes } from "./MoneyNotes.tsx";
import { MoreTables } from "./MoreTables.tsx";
import { NetChart } from "./NetChart.tsx";
import { PrintsSection } from "./PrintsSection.tsx";

type Props = ComponentProps<typeof FigureSpanForm> & {
  /** The figures; null when the days are invalid, as `issue` says. */
  readonly report: FigureReport | null;
  /** Since when the shop has not answered; null when the figures are current. */
  readonly staleSince: string | null;
};

/** How the shop does: sales, visitors and prints over some days, compared with as many days before. */
export function FiguresPage({ report, staleSince, ...form }: Props) {
  const isLoading = useNavigation().state === "loading";
  return (
    <AdminPage title="Figures" lead="Days follow the country's own time. Each figure is explained beside it.">
      <FigureSpanForm key={figureSearch(form.address)} {...form} />
      {report !== null && (
        <StaleNotice since={staleSince}>
          <div aria-busy={isLoading} className={`${styles.content} ${isLoading ? styles.isLoading : ""}`}>
            <Report report={report} />
          </div>
        </StaleNotice>
      )}
    </AdminPage>
  );
}

function Report({ report }: { readonly report: FigureReport }) {
  const csvHref = (table: string) => `/api/owner/figures/${table}.csv${figureSearch(report)}`;
  const isEmpty = [...report.days, ...report.previousDays].every(
    ({ orders, refunded }) => orders === 0 && refunded === 0,
  );
  const { previousSpan, currency, taxName, figures } = report;
  return (
    <>
      <MoneyNotes report={report} />
      {isEmpty ? (
        <EmptyState title="No orders on these days">Choose other days, or wait for the first one.</EmptyState>
      ) : (
        <FigureSection title={netTitle(report)} csvHref={csvHref("days")}>
          <NetChart report={report} label={netTitle(report)} />
          <p className={styles.muted}>
            Bars: these days. Dashed line: the days before, {spanLabel(previousSpan)}.
          </p>
          <details>
            <summary>The numbers behind it</summary>
            <DayTable report={report} />
          </details>
          <Link to={ordersHref(report)}>Orders from these days</Link>
        </FigureSection>
      )}
      <FigureSection title={`All figures, ${spanLabel(report)}`} csvHref={csvHref("figures")}>
        <DataTable
          caption="Figures with their meaning"
          rows={figures}
          rowKey={({ key }) => key}
          columns={[
            {
              key: "label",
              label: "Figure",
              isTitle: true,
              render: ({ key }) => <FigureName {...describeFigure(key, taxName)} />,
            },
            {
              key: "current",
              label: "These days",
              isNumber: true,
              render: ({ key, current }) => formatFigure(key, current, currency),
            },
            {
              key: "previous",
              label: "Days before",
              isNumber: true,
              render: ({ key, previous }) => formatFigure(key, previous, currency),
            },
          ]}
        />
      </FigureSection>
      <FunnelSection report={report} csvHref={csvHref("funnel")} />
      <PrintsSection report={report} csvHref={csvHref("prints")} />
      <MoreTables report={report} csvHref={csvHref} />
    </>
  );
}

const FigureName = ({ label, meaning }: ReturnType<typeof describeFigure>) => (
  <div>
    {label}
    <span className={styles.meaning}>{meaning}</span>
  </div>
);

const spanLabel = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
