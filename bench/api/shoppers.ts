import { toWireWall } from "@storywall/contract/designWire.ts";
import { aDesign, anAddress } from "@storywall/testkit/builders.ts";
import type { JsonClient } from "./jsonClient.ts";

const SITE = "ZA";
const CARD = { number: "4242424242424242", expMonth: 12, expYear: 2035, cvc: "123" };

export type UploadedPhoto = { readonly url: string; readonly asset_id: string };

/** Every shopper comes from an address of their own (10.0.0.0/8). */
export const addressOf = (index: number): string =>
  `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

const line = () => ({ uuid: crypto.randomUUID(), ...toWireWall(aDesign(undefined, "photo_1")) });

const text = (reply: unknown, field: string): string => {
  const value: unknown = typeof reply === "object" && reply !== null ? Reflect.get(reply, field) : undefined;
  if (typeof value !== "string") throw new Error(`a reply has no ${field}`);
  return value;
};

/** What people do in the shop, as the calls that their browsers send. */
export const shoppers = (client: JsonClient, photo: UploadedPhoto) => {
  const visit = async (from: string): Promise<string> => {
    const userId = text(await client.send("POST", "/misc/create_user", { site: SITE }, from), "_id");
    const photo_obj = { uuid: "photo_1", url: photo.url, handle: photo.asset_id };
    const known = { user_id: userId, photo_id: "photo_1", photo_obj };
    await client.send("POST", "/misc/add_or_update_user_photo", known, from);
    return userId;
  };

  const begin = async (index: number): Promise<string> => {
    const from = addressOf(index);
    const userId = await visit(from);
    const body = { site: SITE, userId, lineItems: [line()] };
    return text(await client.send("POST", "/shopify/init-cart", body, from), "_id");
  };

  const add = (cartId: string, index: number) =>
    client.send("PUT", "/shopify/add-cart-item", { cartId, lineItem: line(), site: SITE }, addressOf(index));

  const read = (cartId: string, index: number) =>
    client.send("GET", `/shopify/get-cart-info?cartId=${cartId}&site=${SITE}`, undefined, addressOf(index));

  /** From nobody to a paid order: ten calls, two walls. */
  const buy = async (index: number): Promise<void> => {
    const from = addressOf(index);
    const send = (method: string, path: string, body: unknown) => client.send(method, path, body, from);
    const cartId = await begin(index);
    await add(cartId, index);
    await read(cartId, index);
    const details = { email: `shopper-${index}@example.com`, shippingAddress: anAddress(SITE) };
    const checkout = await send("POST", "/shopify/create-or-update-checkout", {
      cartId,
      ...details,
      site: SITE,
    });
    const checkoutId = text(checkout, "checkoutId");
    const intent = await send("POST", "/payments/create-payment-intent", { checkoutId, site: SITE });
    const paymentIntentId = text(intent, "id");
    const clientSecret = text(intent, "clientSecret");
    await send("POST", "/payments/test/confirm", { paymentIntentId, clientSecret, card: CARD });
    const order = await send("PUT", "/shopify/complete-checkout", {
      checkoutId,
      paymentIntentId,
      site: SITE,
    });
    await send("POST", "/shopify/order-finalized", { orderId: text(order, "orderId"), site: SITE });
  };

  return { begin, add, read, buy };
};
