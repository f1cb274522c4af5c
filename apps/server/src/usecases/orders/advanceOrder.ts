import { changeWindow } from "@storywall/domain/orders/changeWindow.ts";
import type { Tracking } from "../../ports/orders/Orders.ts";
import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";
import { atomically } from "../atomically.ts";
import type { Shop } from "../shop.ts";
import { cancelLocked, wakeAfterCancel } from "./cancelOrder.ts";
import { moveOrder } from "./moveOrder.ts";
import { NO_ORDER } from "./readOrder.ts";

/** Where the owner takes an order by hand. */
export type OwnersMove =
  | { readonly to: "in_production" }
  | { readonly to: "shipped"; readonly tracking: Tracking }
  | { readonly to: "delivered" }
  | { readonly to: "cancelled"; readonly reason: string };

const NOT_YET = refuse(
  "CONFLICT",
  "Its shopper may still cancel this order. It can be made as soon as that time is over.",
);

/** Takes an order on, by the table of transitions; not into the workshop while its shopper may still cancel it. */
export const advanceOrder = async (
  shop: Shop,
  orderId: string,
  move: OwnersMove,
): Promise<Outcome<null, "NOT_FOUND" | "CONFLICT">> => {
  const outcome = await atomically<null, "NOT_FOUND" | "CONFLICT">(shop, async (repositories) => {
    const order = await repositories.orders.lock(orderId);
    if (!order) return NO_ORDER;
    if (move.to === "cancelled") {
      const cancelled = await cancelLocked(shop, repositories, order, {
        actor: "owner",
        reason: move.reason,
      });
      return cancelled.kind === "refused" ? cannot(order.status, move.to) : done(null);
    }
    const { changeWindowMinutes } = shop.sites()[order.site];
    const { isOpen } = changeWindow(order, changeWindowMinutes, shop.clock.now());
    if (move.to === "in_production" && order.status === "placed" && isOpen) return NOT_YET;
    if (move.to === "shipped") await repositories.orders.setTracking(orderId, move.tracking);
    const moved = await moveOrder(shop, repositories, orderId, { to: move.to, actor: "owner" });
    return moved.kind === "moved" ? done(null) : cannot(order.status, move.to);
  });
  if (outcome.kind === "done") wakeAfterCancel(shop);
  return outcome;
};

const cannot = (from: string, to: string) =>
  refuse("CONFLICT", `This order is ${inWords(from)}, so it cannot become ${inWords(to)}.`);

const inWords = (state: string): string => state.replaceAll("_", " ");
