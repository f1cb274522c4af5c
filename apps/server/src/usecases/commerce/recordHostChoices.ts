import type { NewOrder } from "../../ports/orders/Orders.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";

type ChoiceShop = Pick<Shop, "clock" | "ids">;
type OrderToRecord = Pick<NewOrder, "id" | "number" | "site">;

/**
 * Records in the history of a new order, and in the audit log, which choices its buyer changed on the
 * provider's own page. As everywhere, neither contains the address itself.
 */
export const recordHostChoices = async (
  shop: ChoiceShop,
  repositories: Repositories,
  order: OrderToRecord,
  { hasNewAddress, hasNewDelivery }: { readonly hasNewAddress: boolean; readonly hasNewDelivery: boolean },
): Promise<void> => {
  if (hasNewAddress) {
    await recordChoice(shop, repositories, order, "address_changed", "Delivery address, on the payment page");
  }
  if (hasNewDelivery) {
    await recordChoice(shop, repositories, order, "noted", "Chose another delivery on the payment page");
  }
};

const ACTIONS = { address_changed: "order.addressChanged", noted: "order.noted" } as const;

const recordChoice = async (
  shop: ChoiceShop,
  { orderEvents, auditLog }: Repositories,
  { id, number, site }: OrderToRecord,
  kind: keyof typeof ACTIONS,
  text: string,
): Promise<void> => {
  const by = { actorId: null, actorName: "the shopper" };
  await orderEvents.add({ id: shop.ids.next(), orderId: id, at: shop.clock.now(), kind, ...by, text });
  await recordAudit(
    shop,
    { auditLog },
    {
      actor: { kind: "shopper" },
      action: ACTIONS[kind],
      site,
      subject: { kind: "order", id, label: number },
      after: { text },
    },
  );
};
