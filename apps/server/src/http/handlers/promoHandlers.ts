import { ok } from "../../ports/platform/Result.ts";
import { confirmSubscription } from "../../usecases/promo/confirmSubscription.ts";
import { subscribe } from "../../usecases/promo/subscribe.ts";
import { unsubscribe } from "../../usecases/promo/unsubscribe.ts";
import type { Shop } from "../../usecases/shop.ts";
import type { Handlers } from "../handler.ts";
import { UNSUBSCRIBED_MESSAGE } from "../promo/oneClickUnsubscribeRoute.ts";

export const promoHandlers = (
  shop: Shop,
): Pick<Handlers, "subscribe" | "confirmSubscription" | "unsubscribe"> => ({
  subscribe: async ({ body: { email } }, { site }) => {
    await subscribe(shop, { site, email });
    // The same reply for every address, so that it does not reveal which ones are known.
    return ok({
      message: "Thank you. If your address is new to us, please confirm it with the link we've emailed you.",
    });
  },

  confirmSubscription: async ({ params: { token } }) => {
    const confirmed = await confirmSubscription(shop, token);
    if (confirmed.kind === "error") return confirmed;
    return ok({ message: "Thank you. Your address is confirmed, and your code is on its way." });
  },

  unsubscribe: async ({ params: { token } }) => {
    await unsubscribe(shop, token);
    return ok({ message: UNSUBSCRIBED_MESSAGE });
  },
});
