import { randomBytes } from "node:crypto";
import { GraphQLError } from "graphql";
import { asInput, asList, type Input } from "./graphqlInput.ts";
import {
  cartCentsOf,
  isKnownProvince,
  type ShopifyStore,
  type StoredCart,
  toAmount,
} from "./shopifyStore.ts";

/** Returns the root resolvers of a fake store's Storefront API: carts, priced by their variants. */
export const storefrontResolvers = (
  store: ShopifyStore,
  originOf: () => string,
): Readonly<Record<string, unknown>> => {
  const toCart = (cart: StoredCart) => ({
    id: cart.id,
    checkoutUrl: `${originOf()}/checkouts/cn/${cart.token}`,
    attributes: cart.attributes,
    cost: { totalAmount: { amount: toAmount(cartCentsOf(store, cart)), currencyCode: store.currency } },
    lines: { nodes: cart.lines.map(({ id, quantity }) => ({ __typename: "CartLine", id, quantity })) },
    deliveryGroups: {
      nodes: [
        {
          id: `gid://shopify/CartDeliveryGroup/${cart.token}`,
          deliveryOptions: store.deliveryCents.map((cents, index) => ({
            handle: String(index),
            title: store.deliveryTitles[index] ?? `Delivery ${index + 1}`,
            estimatedCost: { amount: toAmount(cents), currencyCode: store.currency },
          })),
          selectedDeliveryOption: cart.deliveryHandle === null ? null : { handle: cart.deliveryHandle },
        },
      ],
    },
  });
  const findCart = (id: unknown): StoredCart => {
    const cart = store.carts.get(String(id));
    if (!cart)
      throw new GraphQLError("The specified cart does not exist.", { extensions: { code: "INVALID" } });
    return cart;
  };

  return {
    cartCreate: ({ input }: Input) => {
      const { lines, attributes, discountCodes, buyerIdentity, delivery } = asInput(input);
      const stored: StoredCart["lines"][number][] = [];
      for (const each of asList(lines)) {
        const { merchandiseId, quantity } = asInput(each);
        const variant = store.variants.get(String(merchandiseId));
        if (!variant) {
          const message = `The merchandise with id ${merchandiseId} does not exist.`;
          return { cart: null, userErrors: [{ field: ["input", "lines", "0"], message }], warnings: [] };
        }
        const id = store.nextId("CartLine");
        stored.push({
          id,
          variantId: variant.id,
          title: variant.sku,
          quantity: Number(quantity),
          unitCents: 0,
        });
      }
      const { email } = asInput(buyerIdentity);
      if (!String(email).includes("@")) {
        const field = ["input", "buyerIdentity", "email"];
        return { cart: null, userErrors: [{ field, message: "Email is invalid" }], warnings: [] };
      }
      const [address] = asList(asInput(delivery).addresses);
      const { countryCode, provinceCode } = asInput(asInput(asInput(address).address).deliveryAddress);
      if (!isKnownProvince(countryCode, provinceCode)) {
        const field = ["input", "delivery", "addresses", "0", "address", "deliveryAddress", "provinceCode"];
        return { cart: null, userErrors: [{ field, message: "Province is not valid" }], warnings: [] };
      }
      const token = `c1-${randomBytes(16).toString("hex")}`;
      const codes = asList(discountCodes).map(String);
      const known = codes.filter((code) => store.discounts.get(code)?.used === 0);
      const cart: StoredCart = {
        id: `gid://shopify/Cart/${token}?key=${randomBytes(8).toString("hex")}`,
        token,
        attributes: asList(attributes).map((each) => {
          const { key, value } = asInput(each);
          return { key: String(key), value: String(value) };
        }),
        discountCodes: known,
        email: String(email),
        address: asInput(asInput(address).address).deliveryAddress ?? null,
        lines: stored,
        deliveryHandle: "0",
      };
      store.carts.set(cart.id, cart);
      const warnings = codes
        .filter((code) => !known.includes(code))
        .map((code) => ({ code: "DISCOUNT_NOT_FOUND", message: `${code} isn't valid`, target: cart.id }));
      return { cart: toCart(cart), userErrors: [], warnings };
    },
    cartSelectedDeliveryOptionsUpdate: ({ cartId, selectedDeliveryOptions }: Input) => {
      const cart = findCart(cartId);
      const [option] = asList(selectedDeliveryOptions);
      cart.deliveryHandle = String(asInput(option).deliveryOptionHandle);
      return { cart: toCart(cart), userErrors: [] };
    },
    cartLinesRemove: ({ cartId, lineIds }: Input) => {
      const cart = findCart(cartId);
      const removed = new Set(asList(lineIds).map(String));
      cart.lines = cart.lines.filter(({ id }) => !removed.has(id));
      return { cart: toCart(cart), userErrors: [] };
    },
    cart: ({ id }: Input) => {
      const cart = store.carts.get(String(id));
      return cart ? toCart(cart) : null;
    },
  };
};
