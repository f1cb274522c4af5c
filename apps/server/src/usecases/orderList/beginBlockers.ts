import { localDay, localTime } from "@storywall/domain/orders/dispatchDates.ts";
import { formatDay } from "@storywall/domain/orders/formatDay.ts";
import type { OrderState } from "@storywall/domain/orders/orderStates.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import type { OrderListEntry } from "../../ports/orders/OrderList.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import { tileLabel } from "../orders/tileLabel.ts";
import { isStopped } from "../refunds/stopPayment.ts";
import type { Shop } from "../shop.ts";
import { changeableUntil } from "./canBegin.ts";

/** Number of tiles that a reason names before "and 3 more". */
const MAX_NAMED_TILES = 3;

const STATE_BLOCKERS: Partial<Record<OrderState, string>> = {
  in_production: "It's already in the workshop.",
  shipped: "It has already been sent.",
  delivered: "It has already arrived.",
  cancelled: "It was cancelled.",
  refunded: "It was refunded.",
};

/**
 * Returns why orders cannot be started yet, as sentences by order id; an order that can be started has no
 * entry. Walls are large, so only those of orders that wait for their shoppers are read.
 */
export const findBeginBlockers = async (
  { repositories, sites, clock }: Pick<Shop, "repositories" | "sites" | "clock">,
  entries: readonly OrderListEntry[],
): Promise<ReadonlyMap<string, string>> => {
  const asking = entries.filter(waitsForShopper);
  const orders = new Map(
    (await repositories.orders.findMany(asking.map(({ id }) => id))).map((order) => [order.id, order]),
  );
  const blockers = new Map<string, string>();
  for (const entry of entries) {
    const order = orders.get(entry.id);
    const blocker =
      STATE_BLOCKERS[entry.status] ??
      (isStopped(entry) ? "Printing is stopped because of a refund." : undefined) ??
      (entry.heldAt === null ? undefined : "It's held back.") ??
      (order && (await findShopperBlocker(repositories, order))) ??
      findChangeBlocker(entry, ofSite(sites(), entry.site), clock.now());
    if (blocker !== undefined) blockers.set(entry.id, blocker);
  }
  return blockers;
};

const waitsForShopper = ({ status, waitingSince }: OrderListEntry): boolean =>
  status === "awaiting_photos" || (status === "placed" && waitingSince !== null);

const findShopperBlocker = async (
  { printQuestions }: Pick<Shop["repositories"], "printQuestions">,
  order: OrderRecord,
): Promise<string> => {
  if (order.status === "awaiting_photos") {
    const empty = order.lines.flatMap(({ id, design }) =>
      design.tiles.filter(({ photoId }) => photoId === null).map(({ name }) => ({ lineId: id, tile: name })),
    );
    return `The shopper still has to send photos for ${nameTiles(order, empty)}.`;
  }
  const open = (await printQuestions.findByOrder(order.id)).filter(({ state }) => state === "open");
  return `The shopper was asked about the soft photo of ${nameTiles(order, open)}, and can still answer.`;
};

const nameTiles = (
  order: OrderRecord,
  tiles: readonly { readonly lineId: string; readonly tile: string }[],
): string => {
  const names = tiles.slice(0, MAX_NAMED_TILES).map((tile) => tileLabel(order, tile));
  const more = tiles.length - names.length;
  const parts = more > 0 ? [...names, `${more} more`] : names;
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
};

const findChangeBlocker = (
  entry: OrderListEntry,
  site: Parameters<typeof changeableUntil>[1] & { readonly timeZone: string },
  now: Date,
): string | undefined => {
  const until = changeableUntil(entry, site, now)?.toISOString();
  return until === undefined
    ? undefined
    : `The shopper may change or cancel it until ${formatDay(localDay(until, site.timeZone))}, ${localTime(until, site.timeZone)}.`;
};
