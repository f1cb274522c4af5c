import { expect, test } from "vitest";
import * as z from "zod/mini";
import { createUser } from "../calls/visitor/createUser.ts";
import { artItem, artSet } from "./art.ts";
import { cart, lineItem } from "./cart.ts";
import { canvasTemplate, catalogueSize, frameType, siteCopy } from "./catalogue.ts";
import { checkout } from "./checkout.ts";
import { editorCropParams, templateTile, userTemplateInfo } from "./design.ts";
import { memoryCollection } from "./memoryCollection.ts";
import { order } from "./order.ts";
import { userPhoto } from "./photo.ts";

/**
 * Section 3 of the specification: every entity with the fields that it names. `file` of a user photo is missing: the
 * file itself never travels as a field (`pendingPhotos.ts` stores it in the browser until it is uploaded).
 */
const SPECIFIED = `
Frame type: key, name, img, matType, color, isOutOfStock
Frame size: key, name, val, sizeText, pricePerFrame
Canvas template: key, name, description, frameTypes, sizes, layoutType, framesCount, layoutProperties
Memory template info: template_key, tiles
Memory template tile: name, shopify_variant_id, _id
User template info: frameStyle, frameType, matType, tiles
User template tile: name, userPhotoId, cropParams
Crop of an opening: x, y, width, height
User photo: url, uuid, handle, cropParams
Cart: _id, checkoutId, email, lineItems, shippingAddress, shippingRate, discountCode, total, tax, price, user, checkout
Line item: uuid, userTemplateInfo, size
Art tile: name, size
Art item: _id, tags, is_featured, featured_rank
Art set: _id, items
Checkout info: checkoutId, status, lineItems, total
Order: orderId, lineItems, history
Visitor record: _id
Site copy entry: title, made_and_shipped_headline, made_and_shipped_text, made_and_shipped_image, square_trio_price_original, charming_six_price_original, dazzling_dozen_price_original, order_confirmation_headline, faq_answer_shipped_from, email_address, free_shipping_text, business_location
`;

const SCHEMAS: Readonly<Record<string, z.ZodMiniType>> = {
  "Frame type": frameType,
  "Frame size": catalogueSize,
  "Canvas template": canvasTemplate,
  "Memory template info": memoryCollection,
  "Memory template tile": memoryCollection.shape.tiles.def.element,
  "User template info": userTemplateInfo,
  "User template tile": templateTile,
  "Crop of an opening": editorCropParams,
  "User photo": userPhoto,
  Cart: cart,
  "Line item": lineItem,
  // A tile that shows art is a tile of a wall: it has `artItemId` and no photo.
  "Art tile": templateTile,
  "Art item": artItem,
  "Art set": artSet,
  "Checkout info": checkout,
  Order: order,
  "Visitor record": createUser.reply,
  "Site copy entry": siteCopy,
};

const ENTITIES = SPECIFIED.trim()
  .split("\n")
  .map((line) => {
    const [name = "", fields = ""] = line.split(": ");
    return [name, fields.split(", ")] as const;
  });

test.each(ENTITIES)("R3.5 %s has every field that the specification names", (name, fields) => {
  const schema = SCHEMAS[name];
  if (!schema) throw new Error(`No schema for ${name}`);
  const { properties = {} } = z.toJSONSchema(schema, { unrepresentable: "any", io: "output" });
  expect(Object.keys(properties)).toEqual(expect.arrayContaining([...fields]));
});

test("R3.5 every entity of the table has a schema, and no other", () => {
  expect(Object.keys(SCHEMAS).sort()).toEqual(ENTITIES.map(([name]) => name).sort());
});
