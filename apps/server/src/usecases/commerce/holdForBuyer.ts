import type { NewOrder } from "../../ports/orders/Orders.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { requestReview } from "../payments/requestReview.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";

/** The fields of an order that is not held. */
export const NO_HOLD = { heldAt: null, holdReason: null } as const;

/**
 * Holds a new order until staff have asked its buyer about what they entered on the provider's own page.
 * Nothing of it is printed or sent until then.
 */
export const holdForBuyer = async (
  shop: Pick<Shop, "clock" | "ids">,
  repositories: Repositories,
  { id, number, site, paymentId }: Pick<NewOrder, "id" | "number" | "site" | "paymentId">,
  reasons: readonly string[],
) => {
  const at = shop.clock.now();
  const reason = `${reasons.join(" ")} Please ask the buyer before anything is sent.`;
  await repositories.orders.setHold(id, { at, reason });
  const by = { actorId: null, actorName: "the shop" };
  const event = { id: shop.ids.next(), orderId: id, at, kind: "held", ...by, text: reason } as const;
  await repositories.orderEvents.add(event);
  await recordAudit(shop, repositories, {
    actor: { kind: "system" },
    action: "order.held",
    site,
    subject: { kind: "order", id, label: number },
    after: { text: reason },
  });
  await requestReview(shop, repositories, paymentId, `order ${number} is held: ${reasons.join(" ")}`);
  return { heldAt: at, holdReason: reason };
};
