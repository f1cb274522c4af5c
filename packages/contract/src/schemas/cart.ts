import * as z from "zod/mini";
import { shippingAddress, shippingRate } from "./address.ts";
import { collectionId, frameSize, templateKey, userTemplateInfo } from "./design.ts";
import { clientId, currency, id, message, money, site } from "./primitives.ts";

const quantity = z.int().check(z.gte(1), z.lte(99));

/**
 * One wall in a cart, as a client sends it. With neither templateKey nor collectionId it is a free wall of single
 * tiles.
 */
export const lineItemInput = z.object({
  /** The client's id. Adding the same one twice makes one line. */
  uuid: clientId,
  size: frameSize,
  quantity: z.optional(quantity),
  templateKey: z.optional(templateKey),
  collectionId: z.optional(collectionId),
  userTemplateInfo,
});
export type LineItemInput = z.infer<typeof lineItemInput>;

/** Any part of a line, for an update. */
export const lineItemPatch = z.partial(z.omit(lineItemInput, { uuid: true }));

export const lineItem = z.object({
  /** Id of the line, from the server. An order line calls it `cartItemId`. */
  _id: id,
  /** Id of the line, from the client that added it. */
  uuid: clientId,
  size: frameSize,
  quantity,
  templateKey: z.optional(templateKey),
  collectionId: z.optional(collectionId),
  userTemplateInfo,
  title: z.string(),
  unitPrice: money,
  price: money,
  previewUrl: z.string(),
  tilesCount: z.int(),
  /** Number of tiles that have no photo yet (R4.4). An order line calls the same number `tilesMissing`. */
  photosStillToUpload: z.int(),
  /** Its frames that are out of stock, and what to do about it. Absent when there are none. */
  stockNote: message,
});
export type LineItem = z.infer<typeof lineItem>;

export const cart = z.object({
  _id: id,
  site,
  currency,
  user: id,
  email: z.nullable(z.string()),
  lineItems: z.array(lineItem),
  itemCount: z.int(),
  discountCode: z.nullable(z.string()),
  discount: money,
  /** Why the code gives no discount yet. Absent when it gives one. */
  discountNote: message,
  shippingAddress: z.nullable(shippingAddress),
  shippingRate: z.nullable(shippingRate),
  /** Goods before discount. */
  price: money,
  /** The part of `total` that is tax. */
  tax: money,
  /** price - discount + shipping. */
  total: money,
  checkoutId: z.nullable(id),
  checkout: z.nullable(z.object({ checkoutId: id, status: z.enum(["open", "completed", "expired"]) })),
  message,
});
export type Cart = z.infer<typeof cart>;
