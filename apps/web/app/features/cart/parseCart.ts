import type { ShippingAddress } from "@storywall/contract/schemas/address.ts";
import type { Cart, LineItem, LineItemInput } from "@storywall/contract/schemas/cart.ts";
import type { CropParams, UserTemplateInfo } from "@storywall/contract/schemas/design.ts";
import { FRAME_SIZE_KEYS, ORIENTATIONS } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_COLOURS, FRAME_STYLE_KEYS, MAT_TYPES } from "@storywall/domain/catalogue/frameStyles.ts";
import { SET_KEYS } from "@storywall/domain/catalogue/sets.ts";
import { TEMPLATE_KEYS } from "@storywall/domain/catalogue/templateKeys.ts";
import { type Parser, readArray, readRecord } from "@storywall/domain/parse/parseAll.ts";
import type { Reader } from "@storywall/domain/parse/reader.ts";
import { parseCurrency, type SiteCode } from "@storywall/domain/sites/site.ts";

/**
 * Parses a cart and its lines from browser storage, field by field. The contract's schemas are not used: they need
 * zod, ten kilobytes on every page. `readRecord` does not compile without each field, so the shape cannot drift from
 * the contract's.
 */

const MAX_LENGTH = 2_000;
const string: Parser<string> = (reader) => reader.string(MAX_LENGTH);
const integer: Parser<number> = (reader) => reader.integer(0, Number.MAX_SAFE_INTEGER);
const number: Parser<number> = (reader) => reader.number();

const parseOneOf =
  <Value extends string>(values: readonly Value[]): Parser<Value> =>
  (reader) =>
    reader.oneOf(values);

const optional =
  <T>(read: Parser<T>): Parser<T | undefined> =>
  (reader) =>
    reader.isAbsent ? undefined : read(reader);

const nullable =
  <T>(read: Parser<T>): Parser<T | null> =>
  (reader) =>
    reader.isNull ? null : read(reader);

const arrayOf =
  <T>(read: Parser<T>): Parser<T[]> =>
  (reader) => [...readArray(reader, MAX_LENGTH, read)];

const parseCrops: Parser<CropParams> = (reader) =>
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
            isFlipped: optional((flipped) => flipped.boolean()),
          },
        ),
      },
    ]),
  );

const parseUserTemplateInfo: Parser<UserTemplateInfo> = (reader) =>
  readRecord<UserTemplateInfo>(reader, {
    frameStyle: parseOneOf(FRAME_STYLE_KEYS),
    frameType: parseOneOf(FRAME_COLOURS),
    matType: parseOneOf(MAT_TYPES),
    tiles: arrayOf((tile) =>
      readRecord<UserTemplateInfo["tiles"][number]>(tile, {
        name: string,
        userPhotoId: nullable(string),
        artItemId: optional(string),
        size: optional(parseOneOf(FRAME_SIZE_KEYS)),
        frameStyle: optional(parseOneOf(FRAME_STYLE_KEYS)),
        orientation: optional(parseOneOf(ORIENTATIONS)),
        position: optional((position) => readRecord(position, { x: integer, y: integer })),
        cropParams: (crops) => (crops.isAbsent ? {} : parseCrops(crops)),
        confirmedPpi: optional(number),
      }),
    ),
    galleryWall: optional(string),
  });

const LINE_FIELDS = {
  uuid: string,
  size: parseOneOf(FRAME_SIZE_KEYS),
  templateKey: optional(parseOneOf(TEMPLATE_KEYS)),
  collectionId: optional(parseOneOf(SET_KEYS)),
  userTemplateInfo: parseUserTemplateInfo,
};

/** @throws ParseError or ParseErrors for invalid data. */
export const parseLineItemInput: Parser<LineItemInput> = (reader) =>
  readRecord<LineItemInput>(reader, { ...LINE_FIELDS, quantity: optional(integer) });

const parseLineItem: Parser<LineItem> = (reader) =>
  readRecord<LineItem>(reader, {
    ...LINE_FIELDS,
    _id: string,
    quantity: integer,
    title: string,
    unitPrice: integer,
    price: integer,
    previewUrl: string,
    tilesCount: integer,
    photosStillToUpload: integer,
    stockNote: optional(string),
  });

const parseAddress: Parser<ShippingAddress> = (reader) =>
  readRecord<ShippingAddress>(reader, {
    firstName: formText,
    lastName: formText,
    company: optional(formText),
    address1: formText,
    address2: optional(formText),
    suburb: optional(formText),
    city: formText,
    province: optional(formText),
    zip: formText,
    country: formText,
    phone: formText,
  });

/** A form field, which may be empty. */
const formText = (reader: Reader): string => (reader.isEmptyString ? "" : string(reader));

/** @throws ParseError or ParseErrors for invalid data, and for a cart of another site. */
export const parseCart = (reader: Reader, site: SiteCode): Cart =>
  readRecord<Cart>(reader, {
    _id: string,
    site: parseOneOf([site]),
    currency: (currency) => parseCurrency(string(currency)) ?? currency.fail("a currency"),
    user: string,
    email: nullable(formText),
    lineItems: arrayOf(parseLineItem),
    itemCount: integer,
    discountCode: nullable(string),
    discount: integer,
    discountNote: optional(string),
    shippingAddress: nullable(parseAddress),
    shippingRate: nullable((rate) =>
      readRecord<NonNullable<Cart["shippingRate"]>>(rate, {
        handle: string,
        title: string,
        price: integer,
        courierDays: optional((days) => readRecord(days, { from: integer, to: integer })),
      }),
    ),
    price: integer,
    tax: integer,
    total: integer,
    checkoutId: nullable(string),
    checkout: nullable((checkout) =>
      readRecord<NonNullable<Cart["checkout"]>>(checkout, {
        checkoutId: string,
        status: parseOneOf(["open", "completed", "expired"]),
      }),
    ),
    message: optional(string),
  });
