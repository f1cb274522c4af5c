import { toWireDesign } from "@storywall/contract/designWire.ts";
import { aDesign, anAddress, TRIO_BASE } from "@storywall/testkit/builders.ts";
import { aCard, TEST_CARDS } from "@storywall/testkit/testCards.ts";
import type { JsonClient } from "./jsonClient.ts";

const SITE = "ZA";

export type UploadedPhoto = { readonly url: string; readonly asset_id: string };

/** Returns an IP address for each shopper (10.0.0.0/8), since rate limits count by address. */
export const ipAddressOf = (index: number): string =>
  `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

/** A set of small frames, for which the pixels of the photo are enough (B2). */
const createLineItem = () => ({ uuid: crypto.randomUUID(), ...toWireDesign(aDesign(TRIO_BASE, "photo_1")) });

const stringField = (reply: unknown, field: string): string => {
  const value: unknown = typeof reply === "object" && reply !== null ? Reflect.get(reply, field) : undefined;
  if (typeof value !== "string") throw new Error(`Cannot read ${field} of a reply.`);
  return value;
};

/** Creates the actions of shoppers from the calls that their browsers send. */
export const createShopperApi = (client: JsonClient, photo: UploadedPhoto) => {
  const createVisitor = async (from: string): Promise<string> => {
    const userId = stringField(await client.send("POST", "/misc/create_user", { site: SITE }, from), "_id");
    const photo_obj = { uuid: "photo_1", url: photo.url, handle: photo.asset_id };
    const known = { user_id: userId, photo_id: "photo_1", photo_obj };
    await client.send("POST", "/misc/add_or_update_user_photo", known, from);
    return userId;
  };

  const createCart = async (index: number): Promise<string> => {
    const from = ipAddressOf(index);
    const userId = await createVisitor(from);
    const body = { site: SITE, userId, lineItems: [createLineItem()] };
    return stringField(await client.send("POST", "/shopify/init-cart", body, from), "_id");
  };

  const addLine = (cartId: string, index: number) =>
    client.send(
      "PUT",
      "/shopify/add-cart-item",
      { cartId, lineItem: createLineItem(), site: SITE },
      ipAddressOf(index),
    );

  const readCart = (cartId: string, index: number) =>
    client.send("GET", `/shopify/get-cart-info?cartId=${cartId}&site=${SITE}`, undefined, ipAddressOf(index));

  /** Completes a journey from a new visitor to a paid order: ten calls, two walls. */
  const placeOrder = async (index: number): Promise<void> => {
    const from = ipAddressOf(index);
    const send = (method: string, path: string, body: unknown) => client.send(method, path, body, from);
    const cartId = await createCart(index);
    await addLine(cartId, index);
    await readCart(cartId, index);
    const details = { email: `shopper-${index}@example.com`, shippingAddress: anAddress(SITE) };
    const checkout = await send("POST", "/shopify/create-or-update-checkout", {
      cartId,
      ...details,
      site: SITE,
    });
    const checkoutId = stringField(checkout, "checkoutId");
    const intent = await send("POST", "/payments/create-payment-intent", { checkoutId, site: SITE });
    const paymentIntentId = stringField(intent, "id");
    const clientSecret = stringField(intent, "clientSecret");
    await send("POST", "/payments/test/confirm", {
      paymentIntentId,
      clientSecret,
      card: aCard(TEST_CARDS.accepted),
    });
    const order = await send("PUT", "/shopify/complete-checkout", {
      checkoutId,
      paymentIntentId,
      site: SITE,
    });
    await send("POST", "/shopify/order-finalized", { orderId: stringField(order, "orderId"), site: SITE });
  };

  return { createCart, addLine, readCart, placeOrder };
};
