import type { OrderRow } from "@storywall/contract/schemas/owner/ownerOrderList.ts";
import { localDay, localTime } from "@storywall/domain/orders/dispatchDates.ts";
import { formatDay } from "@storywall/domain/orders/formatDay.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { Link } from "react-router";
import { useRootData } from "../../../lib/api/rootData.ts";
import { Badge, type BadgeTone } from "./Badge.tsx";
import type { Column } from "./DataTable.tsx";
import styles from "./orderColumns.module.css";
import { ORDER_STATE_LABELS } from "./orderStateLabels.ts";

const TONES: Readonly<Record<OrderRow["status"], BadgeTone>> = {
  placed: "attention",
  awaiting_photos: "neutral",
  in_production: "good",
  shipped: "neutral",
  delivered: "neutral",
  cancelled: "neutral",
  refunded: "neutral",
};

/** Orders that need no more work. */
export const isOver = ({ status }: OrderRow): boolean =>
  status === "delivered" || status === "cancelled" || status === "refunded";

/** The columns of the list of orders. Data that the role may not see has no column. */
export const orderColumns = (rows: readonly OrderRow[]): readonly Column<OrderRow>[] => {
  const canSeeNames = rows.some(({ name }) => name !== null);
  const canSeeAmounts = rows.some(({ total }) => total !== null);
  return [
    {
      key: "number",
      label: "Order",
      isTitle: true,
      render: ({ orderId, orderNumber, isNew, previewUrl }) => (
        <span className={previewUrl && styles.withWall}>
          {previewUrl && (
            <img
              src={`${previewUrl}?w=320`}
              alt=""
              width={48}
              height={32}
              loading="lazy"
              decoding="async"
              className={styles.wall}
            />
          )}
          <span>
            <Link to={`/admin/orders/${orderId}`} data-row-link>
              {orderNumber}
            </Link>{" "}
            {isNew && <Badge tone="attention">Unopened</Badge>}
          </span>
        </span>
      ),
    },
    {
      key: "state",
      label: "State",
      card: { line: 2, side: "start" },
      render: (row) => (
        <span>
          <Badge tone={TONES[row.status]}>{ORDER_STATE_LABELS[row.status]}</Badge>{" "}
          {row.isHeld && <Badge tone="wrong">Held</Badge>}{" "}
          {row.sendBy !== null && row.isLate && <Badge tone="wrong">Late</Badge>}{" "}
          {row.isStopped && <Badge tone="wrong">Stopped</Badge>}{" "}
          {row.waitsForStock && <Badge tone="attention">Waits for stock</Badge>}{" "}
          {row.prints.failed > 0 && <Badge tone="wrong">Print failed</Badge>}{" "}
          {row.isReplacing && <Badge tone="attention">Replacement open</Badge>}{" "}
          {row.delivery && <Badge tone="attention">{row.delivery}</Badge>}
        </span>
      ),
    },
    ...(canSeeNames
      ? ([
          {
            key: "name",
            label: "For",
            hasNames: true,
            card: { line: 3, side: "start" },
            render: ({ name }) => name,
          },
          {
            key: "place",
            label: "Place",
            hasNames: true,
            isExtra: true,
            card: { line: 3, side: "end" },
            render: ({ place }) => place,
          },
        ] satisfies Column<OrderRow>[])
      : []),
    {
      key: "prints",
      label: "Prints",
      isNumber: true,
      card: { line: 4, side: "start", hasLabel: () => true },
      render: ({ prints: { waiting, done, failed } }) =>
        waiting + done + failed > 0 && `${done} of ${waiting + done + failed}`,
    },
    {
      key: "sendBy",
      label: "Send by",
      card: { line: 4, side: "end", hasLabel: ({ sendBy }) => sendBy !== null },
      // Without a day to send by, the order was sent: then its parcel number matters.
      render: ({ sendBy, parcelNumber }) =>
        sendBy === null ? (
          parcelNumber && `Sent: ${parcelNumber}`
        ) : (
          <span className={styles.day}>{shortDay(sendBy)}</span>
        ),
    },
    { key: "placed", label: "Ordered", isExtra: true, render: (row) => <PlacedAt {...row} /> },
    ...(canSeeAmounts
      ? ([
          {
            key: "total",
            label: "Total",
            isNumber: true,
            card: { line: 2, side: "end" },
            render: ({ total, refunded, currency }) =>
              total !== null && (
                <>
                  {formatMoney(minor(total), currency)}
                  {/* On a separate line, because names need the width. */}
                  {refunded ? (
                    <div className={styles.refunded}>{formatMoney(minor(refunded), currency)} back</div>
                  ) : null}
                </>
              ),
          },
        ] satisfies Column<OrderRow>[])
      : []),
  ];
};

/** Returns "Wed 25 Nov": short, because a list is scanned. */
const shortDay = (day: string): string =>
  formatDay(day)
    .split(" ")
    .map((word) => (/\d/.test(word) ? word : word.slice(0, 3)))
    .join(" ");

/** The day and time at which an order was placed, in the time zone of the site whose admin pages are open. */
function PlacedAt({ createdAt }: Pick<OrderRow, "createdAt">) {
  const { timeZone } = useRootData().site;
  return (
    <time dateTime={createdAt}>
      <span className={styles.day}>{shortDay(localDay(createdAt, timeZone))},</span>{" "}
      {localTime(createdAt, timeZone)}
    </time>
  );
}
