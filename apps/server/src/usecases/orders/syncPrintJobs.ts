import { changeWindowEnd } from "@storywall/domain/orders/changeWindow.ts";
import type { OrderState } from "@storywall/domain/orders/orderStates.ts";
import { siteOfOrder } from "@storywall/domain/orders/orderTerms.ts";
import { assessPrint } from "@storywall/domain/print/printHold.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { Shop } from "../shop.ts";

/** Effect on an order's print jobs of entering each state. */
export const PRINT_JOB_ACTION_BY_STATE = {
  awaiting_photos: "none",
  placed: "add",
  in_production: "none",
  shipped: "none",
  delivered: "none",
  cancelled: "cancel",
  refunded: "cancel",
} as const satisfies Record<OrderState, "add" | "cancel" | "none">;

/**
 * Adds or cancels the print jobs of an order that has just entered its state, in the transaction of that
 * transition. A complete order gets one job a tile, which may start when its shopper can no longer cancel; a
 * print that is too weak is held until staff have reviewed it. The jobs of a cancelled or refunded order are
 * cancelled.
 */
export const syncPrintJobs = async (
  { clock, ids, sites }: Pick<Shop, "clock" | "ids" | "sites">,
  { printJobs }: Pick<Repositories, "printJobs">,
  order: Pick<OrderRecord, "id" | "site" | "status" | "history" | "lines" | "terms">,
): Promise<void> => {
  const action = PRINT_JOB_ACTION_BY_STATE[order.status];
  if (action === "cancel") await printJobs.cancelForOrder(order.id, clock.now());
  if (action !== "add") return;
  const { reviewBelowPpi } = ofSite(sites(), order.site);
  const jobs = order.lines.flatMap(({ id: lineId, design }) =>
    design.tiles.map((tile) => ({
      id: ids.next(),
      lineId,
      tile: tile.name,
      ...assessPrint(design, tile, { reviewBelowPpi }),
    })),
  );
  const times = { printableFrom: printableFrom({ clock, sites }, order), now: clock.now() };
  await printJobs.addForOrder(order.id, jobs, times);
};

/**
 * Returns from when the tiles of a complete order may be printed: the time after which its shopper can no
 * longer change it.
 */
export const printableFrom = (
  { clock, sites }: Pick<Shop, "clock" | "sites">,
  order: Pick<OrderRecord, "site" | "history" | "terms">,
): Date =>
  changeWindowEnd(order, siteOfOrder(ofSite(sites(), order.site), order).changeWindowMinutes) ?? clock.now();
