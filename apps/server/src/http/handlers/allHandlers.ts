import type { Commerce } from "../../ports/commerce/Commerce.ts";
import type { TestPayments } from "../../ports/payments/TestPayments.ts";
import type { Shop } from "../../usecases/shop.ts";
import type { Handlers } from "../handler.ts";
import { artHandlers } from "./artHandlers.ts";
import { cartHandlers } from "./cartHandlers.ts";
import { checkoutHandlers } from "./checkoutHandlers.ts";
import { customerHandlers } from "./customerHandlers.ts";
import { designLinkHandlers } from "./designLinkHandlers.ts";
import { figureHandlers } from "./figureHandlers.ts";
import { makeAndPackHandlers } from "./makeAndPackHandlers.ts";
import { messageHandlers } from "./messageHandlers.ts";
import { orderHandlers } from "./orderHandlers.ts";
import { orderListHandlers } from "./orderListHandlers.ts";
import { ownerHandlers } from "./ownerHandlers.ts";
import { ownerOrderHandlers } from "./ownerOrderHandlers.ts";
import { paymentHandlers } from "./paymentHandlers.ts";
import { printQuestionHandlers } from "./printQuestionHandlers.ts";
import { privacyHandlers } from "./privacyHandlers.ts";
import { promoCodeHandlers } from "./promoCodeHandlers.ts";
import { promoHandlers } from "./promoHandlers.ts";
import { siteHandlers } from "./siteHandlers.ts";
import { staffHandlers } from "./staffHandlers.ts";
import { stockHandlers } from "./stockHandlers.ts";
import { visitorHandlers } from "./visitorHandlers.ts";
import { workshopHandlers } from "./workshopHandlers.ts";

/** Returns the handlers of all calls except those of photos. A missing one does not compile. */
export const allHandlers = (shop: Shop, commerce: Commerce, testPayments: TestPayments | null): Handlers => ({
  ...visitorHandlers(shop),
  ...designLinkHandlers(shop),
  ...cartHandlers(commerce, shop),
  ...checkoutHandlers(commerce, shop),
  ...paymentHandlers(shop, testPayments),
  ...orderHandlers(commerce, shop),
  ...messageHandlers(shop),
  ...ownerHandlers(shop),
  ...staffHandlers(shop),
  ...ownerOrderHandlers(shop),
  ...printQuestionHandlers(shop),
  ...workshopHandlers(shop),
  ...makeAndPackHandlers(shop),
  ...orderListHandlers(shop),
  ...promoHandlers(shop),
  ...privacyHandlers(shop),
  ...siteHandlers(shop),
  ...promoCodeHandlers(shop),
  ...figureHandlers(shop),
  ...customerHandlers(shop),
  ...artHandlers(shop),
  ...stockHandlers(shop),
});
