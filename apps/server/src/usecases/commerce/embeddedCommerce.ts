import type { Commerce } from "../../ports/commerce/Commerce.ts";
import { addToCart, createCart } from "../cart/addToCart.ts";
import { removeLine, updateLine } from "../cart/changeLines.ts";
import { getCart } from "../cart/getCart.ts";
import { addPromoCode, removePromoCode } from "../cart/setPromo.ts";
import { getCheckout } from "../checkout/checkoutView.ts";
import { createCheckout } from "../checkout/createCheckout.ts";
import { createOrUpdateCheckout } from "../checkout/createOrUpdateCheckout.ts";
import { reCreateCheckout } from "../checkout/reCreateCheckout.ts";
import {
  setCheckoutItem,
  setCheckoutPromo,
  setEmail,
  setShippingAddress,
  setShippingRate,
  updateCheckout,
} from "../checkout/updateCheckout.ts";
import { completeCheckout } from "../orders/completeCheckout.ts";
import { completeOrderPhotos, saveOrderPhotos } from "../orders/orderPhotos.ts";
import type { Shop } from "../shop.ts";

/**
 * Creates the built-in commerce driver: this shop's own rules on its own database. A driver for an external commerce
 * host wraps this one and mirrors what it does (docs/decisions/0013).
 */
export const embeddedCommerce = (shop: Shop): Commerce => ({
  createCart: (cart) => createCart(shop, cart),
  getCart: (access) => getCart(shop, access),
  addToCart: (addition) => addToCart(shop, addition),
  updateLine: (change) => updateLine(shop, change),
  removeLine: (line) => removeLine(shop, line),
  addPromoCode: (code) => addPromoCode(shop, code),
  removePromoCode: (access) => removePromoCode(shop, access),

  openCheckout: (opening) => createOrUpdateCheckout(shop, opening),
  createCheckout: (checkout) => createCheckout(shop, checkout),
  getCheckout: (access) => getCheckout(shop, access),
  updateCheckout: (access, change) => updateCheckout(shop, access, change),
  setEmail: (access, email) => setEmail(shop, access, email),
  setShippingAddress: (access, address) => setShippingAddress(shop, access, address),
  setShippingRate: (access, handle) => setShippingRate(shop, access, handle),
  setCheckoutItem: (access, item) => setCheckoutItem(shop, access, item),
  setCheckoutPromo: (access, promoCode) => setCheckoutPromo(shop, access, promoCode),
  reopenCheckout: (access) => reCreateCheckout(shop, access),

  completeCheckout: (completion) => completeCheckout(shop, completion),
  getOrder: (orderId) => shop.repositories.orders.find(orderId),
  saveOrderPhotos: (photos) => saveOrderPhotos(shop, photos),
  completeOrderPhotos: (photos) => completeOrderPhotos(shop, photos),
});
