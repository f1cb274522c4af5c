import { ok } from "../../ports/platform/Result.ts";
import { subscribe } from "../../usecases/promo/subscribe.ts";
import { unsubscribe } from "../../usecases/promo/unsubscribe.ts";
import type { Shop } from "../../usecases/shop.ts";
import type { Handlers } from "../handler.ts";
import { UNSUBSCRIBED_MESSAGE } from "../promo/oneClickUnsubscribeRoute.ts";

export const promoHandlers = (shop: Shop): Pick<Handlers, "subscribe" | "unsubscribe"> => ({
  subscribe: async ({ body: { email } }, { site }) => {
    await subscribe(shop, { site, email });
    // The same for every address, so that it does not reveal which ones are known.
    return ok({ message: "Thank you. If your address is new to us, we'll email you the code too." });
  },

  unsubscribe: async ({ params: { token } }) => {
    await unsubscribe(shop, token);
    return ok({ message: UNSUBSCRIBED_MESSAGE });
  },
});
