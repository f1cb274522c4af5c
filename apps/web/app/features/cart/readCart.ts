import type { ShippingAddress } from "@storywall/contract/schemas/address.ts";
import type { Cart, LineItem, LineItemInput } from "@storywall/contract/schemas/cart.ts";
import type { CropParams, UserTemplateInfo } from "@storywall/contract/schemas/design.ts";
import { FRAME_SIZE_KEYS, ORIENTATIONS } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_COLOURS, FRAME_STYLE_KEYS, MAT_TYPES } from "@storywall/domain/catalogue/frameStyles.ts";
import { SET_KEYS } from "@storywall/domain/catalogue/sets.ts";
import { TEMPLATE_KEYS } from "@storywall/domain/catalogue/templateKeys.ts";
import { type Read, readList, readRecord } from "@storywall/domain/parse/readAll.ts";
import type { Reader } from "@storywall/domain/parse/reader.ts";
import { CURRENCIES, SITE_CODES } from "@storywall/domain/sites/site.ts";

/**
 * A cart and its lines out of the browser's memory, field by field. Not by the contract's own schemas: those need zod,
 * ten kilobytes on every page for data that is the server's anyway. `readRecord` does not compile without each field, so
 * the shape cannot drift from the contract's.
 */

const LONGEST = 2_000;
const text: Read<string> = (reader) => reader.text(LONGEST);
const whole: Read<number> = (reader) => reader.whole(0, Number.MAX_SAFE_INTEGER);
const number: Read<number> = (reader) => reader.number();

const oneOf =
  <Value extends string>(values: readonly Value[]): Read<Value> =>
  (reader) =>
    reader.oneOf(values);

const optional =
  <T>(read: Read<T>): Read<T | undefined> =>
  (reader) =>
    reader.isAbsent ? undefined : read(reader);

const nullable =
  <T>(read: Read<T>): Read<T | null> =>
  (reader) =>
    reader.isNull ? null : read(reader);

const listOf =
  <T>(read: Read<T>): Read<T[]> =>
  (reader) => [...readList(reader, LONGEST, read)];

const readCrops: Read<CropParams> = (reader) =>
  Object.fromEntries(
    reader.fieldNames().map((opening) => [
      opening,
      {
        editorCropParams: readRecord<CropParams[string]["editorCropParams"]>(
          reader.field(opening).field("editorCropParams"),
          {
            x: number,
            y: number,
            width: number,
            height: number,
            rotation: number,
            isFlipped: optional((flipped) => flipped.yesOrNo()),
          },
        ),
      },
    ]),
  );

const readWall: Read<UserTemplateInfo> = (reader) =>
  readRecord<UserTemplateInfo>(reader, {
    frameStyle: oneOf(FRAME_STYLE_KEYS),
    frameType: oneOf(FRAME_COLOURS),
    matType: oneOf(MAT_TYPES),
    tiles: listOf((tile) =>
      readRecord<UserTemplateInfo["tiles"][number]>(tile, {
        name: text,
        userPhotoId: nullable(text),
        artItemId: optional(text),
        size: optional(oneOf(FRAME_SIZE_KEYS)),
        frameStyle: optional(oneOf(FRAME_STYLE_KEYS)),
        orientation: optional(oneOf(ORIENTATIONS)),
        cropParams: (crops) => (crops.isAbsent ? {} : readCrops(crops)),
      }),
    ),
  });

const LINE = {
  uuid: text,
  size: oneOf(FRAME_SIZE_KEYS),
  templateKey: optional(oneOf(TEMPLATE_KEYS)),
  collectionId: optional(oneOf(SET_KEYS)),
  userTemplateInfo: readWall,
};

/** @throws Fault or Faults for what is not one. */
export const readLineItemInput: Read<LineItemInput> = (reader) =>
  readRecord<LineItemInput>(reader, { ...LINE, quantity: optional(whole) });

const readLine: Read<LineItem> = (reader) =>
  readRecord<LineItem>(reader, {
    ...LINE,
    _id: text,
    quantity: whole,
    title: text,
    unitPrice: whole,
    price: whole,
    previewUrl: text,
    tilesCount: whole,
    photosStillToUpload: whole,
  });

const readAddress: Read<ShippingAddress> = (reader) =>
  readRecord<ShippingAddress>(reader, {
    firstName: typed,
    lastName: typed,
    company: optional(typed),
    address1: typed,
    address2: optional(typed),
    suburb: optional(typed),
    city: typed,
    province: optional(typed),
    zip: typed,
    country: typed,
    phone: typed,
  });

/** A line of a form, which may have been left empty. */
const typed = (reader: Reader): string => (reader.isEmptyText ? "" : text(reader));

/** @throws Fault or Faults for what is not one. */
export const readCart: Read<Cart> = (reader) =>
  readRecord<Cart>(reader, {
    _id: text,
    site: oneOf(SITE_CODES),
    currency: oneOf(CURRENCIES),
    user: text,
    email: nullable(typed),
    lineItems: listOf(readLine),
    itemCount: whole,
    discountCode: nullable(text),
    discount: whole,
    shippingAddress: nullable(readAddress),
    shippingRate: nullable((rate) =>
      readRecord<NonNullable<Cart["shippingRate"]>>(rate, { handle: text, title: text, price: whole }),
    ),
    price: whole,
    tax: whole,
    total: whole,
    checkoutId: nullable(text),
    checkout: nullable((checkout) =>
      readRecord<NonNullable<Cart["checkout"]>>(checkout, {
        checkoutId: text,
        status: oneOf(["open", "completed", "expired"]),
      }),
    ),
    message: optional(text),
  });
