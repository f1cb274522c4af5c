import { FRAME_SIZE_KEYS } from "@storywall/domain/catalogue/frameSizes.ts";
import { SET_KEYS } from "@storywall/domain/catalogue/sets.ts";
import { skuOf } from "@storywall/domain/catalogue/variants.ts";
import { parseCurrency, type SiteCode } from "@storywall/domain/sites/site.ts";
import type { HostedCart, HostedCarts } from "../../../ports/commerce/HostedCarts.ts";
import { findOrder, listRecentOrders, searchOrders } from "../adminDocuments.generated.ts";
import { parseDecimal } from "../decimalMoney.ts";
import { isCopyTag } from "../draftInput.ts";
import type { ShopifyOrder } from "../hostOrder.ts";
import type { HostedApis } from "./createHostedCart.ts";
import { createRandomId, parseHint, withoutSecret } from "./hostedAttributes.ts";
import { UNKNOWN_QUOTE } from "./hostedPayment.ts";

/** The orders of a store that came from our carts. */
export type HostedOrders = {
  /** Returns the order that the cart became: the stored one, else one that a search of the store finds. */
  find(cart: HostedCart): Promise<ShopifyOrder | undefined>;
  /** See `HostedCheckout.adoptOrder`. */
  adopt(orderId: string): Promise<string | undefined>;
  /** See `HostedCheckout.listPaidOrders`. */
  listPaid(since: Date): Promise<readonly string[]>;
};

/** Most pages of fifty orders to read. Webhooks report the orders of a store that sells more in a few days. */
const MAX_PAGES = 10;

/**
 * Joins orders of the store to our carts. An order belongs to the cart that Shopify names in it (`cartToken`). Its
 * attributes are those of the cart, which its buyer can edit, so they are read only when our own rows are lost.
 */
export const hostedOrders = (
  { admin }: Pick<HostedApis, "admin">,
  { site, carts, now }: { readonly site: SiteCode; readonly carts: HostedCarts; readonly now: () => Date },
): HostedOrders => {
  const load = async (id: string): Promise<ShopifyOrder | undefined> =>
    (await admin(findOrder, { id })).order ?? undefined;

  /** Finds the order of a cart when no event has reported it. The store's search index lags behind its list. */
  const searchId = async (cart: HostedCart, token: string): Promise<string | undefined> => {
    const { orders } = await admin(searchOrders, { query: `cart_token:'${token}'` });
    const found = orders.nodes.find((order) => isOfCart(order, token));
    if (found) return found.id;
    const query = `created_at:>='${cart.createdAt.toISOString()}'`;
    const recent = await admin(listRecentOrders, { query, after: null });
    return recent.orders.nodes.find((order) => isOfCart(order, token))?.id;
  };

  const find: HostedOrders["find"] = async (cart) => {
    const stored = cart.hostOrderId === null ? undefined : await load(cart.hostOrderId);
    // A cart without a token was adopted from its order, so there is nothing to compare.
    if (stored && (cart.cartToken === null || isOfCart(stored, cart.cartToken))) return stored;
    // The order was deleted. Another order of the same cart means that the cart was paid twice: that money is
    // another payment.
    if (cart.cartToken === null || (cart.hostOrderId !== null && !stored)) return undefined;
    const id = await searchId(cart, cart.cartToken);
    const order = id === undefined ? undefined : await load(id);
    if (order && cart.hostOrderId === null) await carts.saveHostOrder(site, cart.paymentId, order.id);
    return order;
  };

  const findKnownCart = ({ id, cartToken }: ShopifyOrder): Promise<HostedCart | undefined> =>
    carts.findOfOrder(site, id, cartToken === null ? null : withoutSecret(cartToken));

  const adopt: HostedOrders["adopt"] = async (orderId) => {
    const order = await load(orderId);
    if (!order) return undefined;
    const known = await findKnownCart(order);
    if (known) {
      await carts.saveHostOrder(site, known.paymentId, order.id);
      return known.paymentId;
    }
    if (order.tags.some(isCopyTag) || !hasOurProducts(site, order)) return undefined;
    const { amount, currencyCode } = order.totalPriceSet.shopMoney;
    const currency = parseCurrency(currencyCode);
    if (!currency) return undefined;
    const terms = await findLostTerms(order);
    const row = { ...terms, amount: parseDecimal(amount), currency, site, hostOrderId: order.id };
    const cart = { ...row, cartId: null, cartToken: null, checkoutUrl: null, createdAt: now() };
    return (await carts.insert(cart)).paymentId;
  };

  /** Returns what an order without a known cart pays for. After a restored backup its attributes say so. */
  const findLostTerms = async (order: ShopifyOrder) => {
    const hint = parseHint(site, order.customAttributes);
    // Attributes that name the payment of another cart were edited.
    if (hint && !(await carts.find(hint.paymentId))) return hint;
    return { paymentId: createRandomId(), checkoutId: createRandomId(), quoteVersion: UNKNOWN_QUOTE };
  };

  const listPaid: HostedOrders["listPaid"] = async (since) => {
    const query = `created_at:>='${since.toISOString()}' AND financial_status:paid`;
    const ids: string[] = [];
    let after: string | null = null;
    for (let page = 0; page < MAX_PAGES; page++) {
      const { orders }: { orders: OrderPage } = await admin(listRecentOrders, { query, after });
      ids.push(...orders.nodes.map(({ id }) => id));
      if (!orders.pageInfo.hasNextPage) break;
      after = orders.pageInfo.endCursor;
    }
    return ids;
  };

  return { find, adopt, listPaid };
};

type OrderPage = {
  readonly nodes: readonly { readonly id: string }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
};

const isOfCart = ({ cartToken }: Pick<ShopifyOrder, "cartToken">, token: string): boolean =>
  cartToken !== null && withoutSecret(cartToken) === token;

/** Returns whether the order contains a product of our catalogue. The store may sell other things too. */
const hasOurProducts = (site: SiteCode, { lineItems }: ShopifyOrder): boolean => {
  const skus = new Set<string>([...FRAME_SIZE_KEYS, ...SET_KEYS].map((key) => skuOf(site, key)));
  return lineItems.nodes.some(({ sku }) => sku !== null && skus.has(sku));
};
