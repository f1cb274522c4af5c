import { changeWindowEnd } from "@storywall/domain/orders/changeWindow.ts";
import type { OrderState } from "@storywall/domain/orders/orderStates.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { Shop } from "../shop.ts";

/** What coming into a state means for what is to be printed. */
const PRINT_JOB_ACTION_BY_STATE = {
  awaiting_photos: "nothing",
  placed: "add",
  in_production: "nothing",
  shipped: "nothing",
  delivered: "nothing",
  cancelled: "cancel",
  refunded: "cancel",
} as const satisfies Record<OrderState, "add" | "cancel" | "nothing">;

/**
 * Adds or takes back the tiles of an order that has just come into its state, in the same transaction: a complete order is
 * to be printed, tile by tile, once its shopper cannot cancel it any more; one that is over is not.
 */
export const syncPrintJobs = async (
  { clock, ids, sites }: Pick<Shop, "clock" | "ids" | "sites">,
  { printJobs }: Pick<Repositories, "printJobs">,
  order: Pick<OrderRecord, "id" | "site" | "status" | "history" | "lines">,
): Promise<void> => {
  const action = PRINT_JOB_ACTION_BY_STATE[order.status];
  if (action === "cancel") await printJobs.cancelForOrder(order.id, clock.now());
  if (action !== "add") return;
  const jobs = order.lines.flatMap(({ id: lineId, design }) =>
    design.tiles.map(({ name: tile }) => ({ id: ids.next(), lineId, tile })),
  );
  const times = { printableFrom: printableFrom({ clock, sites }, order), now: clock.now() };
  await printJobs.addForOrder(order.id, jobs, times);
};

/** From when the tiles of a complete order may be printed: its shopper cannot change it any more. */
export const printableFrom = (
  { clock, sites }: Pick<Shop, "clock" | "sites">,
  order: Pick<OrderRecord, "site" | "history">,
): Date => changeWindowEnd(order, sites()[order.site].changeWindowMinutes) ?? clock.now();
