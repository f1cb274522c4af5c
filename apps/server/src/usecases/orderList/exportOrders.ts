import { localDay, localTime } from "@storywall/domain/orders/dispatchDates.ts";
import { ADDRESS_FIELDS, ofSite } from "@storywall/domain/sites/site.ts";
import { hasRight } from "@storywall/domain/staff/roles.ts";
import { toCsv } from "@storywall/domain/text/csv.ts";
import type { OrderCursor, OrderListEntry } from "../../ports/orders/OrderList.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";
import { requireProof } from "../staff/requireProof.ts";
import { requireRight } from "../staff/requireRight.ts";
import { type OrderQuery, toFilter } from "./findOrders.ts";

type Cell = string | number | null;
type ColumnOf = readonly [heading: string, cell: (order: OrderListEntry) => Cell];

/** Number of rows that are read and written at a time, so that a long export takes little memory. */
const BATCH_SIZE = 500;

/**
 * Returns the matching orders as CSV in parts, newest first. Names and addresses are included for those who may
 * export them: they must have proved their identity, and the log records the export. Amounts are in whole units
 * of the currency.
 */
export const exportOrders = async (
  shop: Shop,
  actor: StaffActor,
  query: OrderQuery,
): Promise<Result<AsyncIterable<string>, "FORBIDDEN" | "PROOF_NEEDED">> => {
  const allowed = requireRight(actor, "figures.read");
  if (allowed.kind === "error") return allowed;
  const hasNames = hasRight(actor.role, "exports.personalData");
  if (hasNames) {
    const proven = requireProof(shop, actor);
    if (proven.kind === "error") return proven;
    await shop.transaction((repositories) =>
      recordAudit(shop, repositories, {
        actor,
        action: "orders.exported",
        site: query.site,
        subject: { kind: "orders", id: "all", label: "Orders" },
        // The search text may be a person's name.
        after: { ...query, text: query.text === "" ? "" : "changed" },
      }),
    );
  }
  const columns = [
    ...orderColumns(shop, hasRight(actor.role, "orders.amounts")),
    ...(hasNames ? PERSON_COLUMNS : []),
  ];
  return ok(writeRows(shop, actor, query, columns));
};

const orderColumns = ({ sites }: Pick<Shop, "sites">, hasAmounts: boolean): readonly ColumnOf[] => {
  const zoneOf = ({ site }: OrderListEntry): string => ofSite(sites(), site).timeZone;
  return [
    ["Order", ({ number }) => number],
    ["Site", ({ site }) => site],
    ["State", ({ status }) => status],
    ["Placed on", (order) => localDay(order.createdAt.toISOString(), zoneOf(order))],
    ["Placed at", (order) => localTime(order.createdAt.toISOString(), zoneOf(order))],
    ["Prints", ({ prints: { waiting, done, failed } }) => waiting + done + failed],
    ...(hasAmounts ? AMOUNT_COLUMNS : []),
    ["Delivery", ({ shippingRate }) => shippingRate?.title ?? null],
    ["Courier", ({ tracking }) => tracking?.carrier ?? null],
    ["Parcel number", ({ tracking }) => tracking?.number ?? null],
  ];
};

const AMOUNT_COLUMNS: readonly ColumnOf[] = [
  ["Total", ({ total }) => total / 100],
  ["Given back", ({ refunded }) => refunded / 100],
  ["Currency", ({ currency }) => currency],
];

const PERSON_COLUMNS: readonly ColumnOf[] = [
  ["Email", ({ email }) => email],
  ...ADDRESS_FIELDS.map(
    (field): ColumnOf => [field, ({ shippingAddress }) => shippingAddress[field] ?? null],
  ),
];

async function* writeRows(
  shop: Shop,
  actor: StaffActor,
  query: OrderQuery,
  columns: readonly ColumnOf[],
): AsyncGenerator<string> {
  // A byte order mark: without one, spreadsheets take the text for another encoding.
  yield `\ufeff${toCsv([columns.map(([heading]) => heading)])}`;
  const filter = await toFilter(shop, actor, query);
  let after: OrderCursor | null = null;
  do {
    const orders: readonly OrderListEntry[] = await shop.repositories.orderList.find(filter, {
      after,
      limit: BATCH_SIZE,
    });
    yield toCsv(orders.map((order) => columns.map(([, cell]) => cell(order))));
    const last = orders.at(-1);
    after = last && orders.length === BATCH_SIZE ? { createdAt: last.createdAt, id: last.id } : null;
  } while (after !== null);
}
