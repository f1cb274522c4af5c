import { MAX_BULK_ORDERS } from "@storywall/domain/orders/bulkLimits.ts";
import { ORDER_STATES } from "@storywall/domain/orders/orderStates.ts";
import { PARCEL_VERDICTS } from "@storywall/domain/orders/parcelChecks.ts";
import { STOCK_ITEM_KEYS } from "@storywall/domain/stock/stockCatalogue.ts";
import * as z from "zod/mini";
import { currency, id, money, singleLine, site, time } from "../primitives.ts";
import { shortage } from "./stock.ts";

/** A local day, `2026-11-24`. */
const day = z.iso.date();

/** Filters of the list of orders; an order must match all that are given. */
export const orderFilter = z.strictObject({
  site: z.optional(site),
  status: z.optional(z.enum(ORDER_STATES)),
  /** First and last day on which the order was placed, in the time zone of its site. */
  from: z.optional(day),
  to: z.optional(day),
  /**
   * Beginning of a word by which an order can be found: number, name, email, phone, postcode, parcel number, promo
   * code.
   */
  text: z.optional(singleLine(100)),
  /** Only orders that are late: they should have been sent before today. */
  late: z.optional(z.enum(["true"])),
  /** Only orders that wait for this moulding or mat, which is out of stock; `waiting`: for any. */
  stock: z.optional(z.enum(["waiting", ...STOCK_ITEM_KEYS])),
});
export type OrderFilterInput = z.infer<typeof orderFilter>;

/** Position at the end of a page, from `next` of its reply. */
export const orderCursor = z
  .string()
  .check(z.regex(/^\d{4}-[\d:.TZ-]{10,30}_[A-Za-z0-9_-]{1,64}$/, "is no cursor"));

/** A row of the list of orders. Fields that the reader's role may not see are null. */
export const orderRow = z.object({
  orderId: id,
  orderNumber: z.string(),
  site,
  status: z.enum(ORDER_STATES),
  name: z.nullable(z.string()),
  /** Town and province. */
  place: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Id of the customer who ordered; see getCustomer. */
  customerId: z.nullable(z.string()),
  currency,
  total: z.nullable(money),
  refunded: z.nullable(money),
  createdAt: time,
  /** Last local day on which it should be sent; null when nothing is left to send. */
  sendBy: z.nullable(day),
  isLate: z.boolean(),
  /** True when the shopper can no longer change it, so that the workshop may start. */
  canBegin: z.boolean(),
  /** Why the workshop can't start it yet, as a sentence; only in the list of orders. Absent: it can start. */
  startBlock: z.optional(z.string()),
  /** True while nothing of it is printed until staff release it. */
  isStopped: z.boolean(),
  /** True while a staff member holds it back (holdOrder). Absent: false. */
  isHeld: z.optional(z.boolean()),
  /** True for an unsent order whose frames need something that is out of stock. Absent: false. */
  waitsForStock: z.optional(z.boolean()),
  /** The materials that are out of stock. Absent: none. */
  shortages: z.optional(z.array(shortage)),
  /** True while tiles of it are made again, in a parcel of their own. Absent: false. */
  isReplacing: z.optional(z.boolean()),
  /** Name of its delivery when it differs from the site's usual one. Null or absent: the usual one. */
  delivery: z.optional(z.nullable(z.string())),
  prints: z.object({ waiting: z.int(), done: z.int(), failed: z.int() }),
  parcelNumber: z.nullable(z.string()),
  /** True while no staff member has opened it, for an order that is unsent or waits for its shopper. */
  isNew: z.boolean(),
  /** Preview of its first wall, only in the list of orders; smaller with `?w=320`. */
  previewUrl: z.optional(z.string()),
});
export type OrderRow = z.infer<typeof orderRow>;

export const orderRows = z.object({
  items: z.array(orderRow),
  /** The cursor of the next page; null on the last page. */
  next: z.nullable(z.string()),
});

/** Result for one order of a bulk action. */
export const bulkItem = z.object({
  orderNumber: z.string(),
  /** Null when there is no such order. */
  orderId: z.nullable(id),
  isDone: z.boolean(),
  /** Why the action was not possible; null when it was. */
  reason: z.nullable(z.string()),
});
export type BulkItem = z.infer<typeof bulkItem>;
export const bulkResult = z.object({ items: z.array(bulkItem) });

export const orderIds = z.array(id).check(z.minLength(1), z.maxLength(MAX_BULK_ORDERS));

const filledLine = (maxLength: number) => singleLine(maxLength).check(z.minLength(1));

const parcelEntry = z.strictObject({ orderNumber: filledLine(40), parcelNumber: filledLine(100) });
export const parcelList = z.array(parcelEntry).check(z.minLength(1), z.maxLength(MAX_BULK_ORDERS));

export const parcelsToSend = z
  .array(
    z.extend(parcelEntry, {
      /** True: staff confirmed that the parcel has left, in spite of the doubts of checkParcels. */
      isConfirmed: z.optional(z.boolean()),
    }),
  )
  .check(z.minLength(1), z.maxLength(MAX_BULK_ORDERS));

/** Order numbers in a URL: `ZA-10001,ZA-10002`. */
export const orderNumberList = z
  .string()
  .check(z.regex(/^[\w-]{1,40}(,[\w-]{1,40}){0,199}$/, "is no list of order numbers"));

/** An order that may be sent, or the reason why it may not. */
export const parcelToSend = z.object({
  orderNumber: z.string(),
  /** Null when there is no such order. */
  orderId: z.nullable(id),
  /** Name of the recipient; null when it is unknown or the role may not see it. */
  name: z.nullable(z.string()),
  /** Why it is unlikely that it has left (checkParcels: `doubts`). */
  doubts: z.array(z.string()),
  /** Why it cannot be sent, as a sentence; null when it can. */
  reason: z.nullable(z.string()),
});
export type ParcelToSend = z.infer<typeof parcelToSend>;

export const parcelCheck = z.object({
  orderNumber: z.string(),
  parcelNumber: z.string(),
  verdict: z.enum(PARCEL_VERDICTS),
  orderId: z.nullable(id),
  /** Name of the recipient; null when it is unknown or the role may not see it. */
  name: z.nullable(z.string()),
  /**
   * Why it is unlikely that a parcel that fits has left, as sentences. It is marked as sent only after staff
   * confirmed it.
   */
  doubts: z.array(z.string()),
});
export type ParcelCheck = z.infer<typeof parcelCheck>;

export const courier = z.strictObject({
  carrier: filledLine(100),
  /** URL of the courier's tracking page, with `{number}` in place of the parcel number. */
  urlPattern: z.optional(z.nullable(z.url({ protocol: /^https$/ }).check(z.maxLength(300)))),
});
