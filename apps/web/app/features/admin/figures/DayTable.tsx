import type { FigureReport } from "@storywall/contract/schemas/owner/figures.ts";
import { describeFigure } from "@storywall/domain/figures/figures.ts";
import { formatDay } from "@storywall/domain/orders/formatDay.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { Link } from "react-router";
import { DataTable } from "../ui/DataTable.tsx";
import { ordersHref } from "./figureAddress.ts";

type Day = FigureReport["days"][number];

/** The numbers behind the chart of net sales. Each day links to its orders. */
export function DayTable({ report: { site, currency, taxName, days } }: { readonly report: FigureReport }) {
  const money = (key: "grossSales" | "refunded" | "netSales" | "tax") => ({
    key,
    label: describeFigure(key, taxName).label,
    isNumber: true,
    render: (row: Day) => formatMoney(minor(row[key]), currency),
  });
  return (
    <DataTable
      caption="Sales by day"
      rows={days}
      rowKey={({ day }) => day}
      columns={[
        {
          key: "day",
          label: "Day",
          isTitle: true,
          render: ({ day }) => <Link to={ordersHref({ site, from: day, to: day })}>{formatDay(day)}</Link>,
        },
        { key: "orders", label: "Orders", isNumber: true, render: ({ orders }) => orders },
        money("grossSales"),
        money("refunded"),
        money("netSales"),
        money("tax"),
      ]}
    />
  );
}
