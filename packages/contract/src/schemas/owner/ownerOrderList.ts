import { MAX_BULK_ORDERS } from "@storywall/domain/orders/bulkLimits.ts";
import { ORDER_STATES } from "@storywall/domain/orders/orderStates.ts";
import { PARCEL_VERDICTS } from "@storywall/domain/orders/parcelChecks.ts";
import { STOCK_ITEM_KEYS } from "@storywall/domain/stock/stockCatalogue.ts";
import * as z from "zod/mini";
import { currency, id, money, singleLine, site, time } from "../primitives.ts";
import { shortage } from "./stock.ts";

/** A local day, `2026-11-24`. */
const day = z.iso.date();

/** Filters of the list of orders; all that are given must match. */
export const orderFilter = z.strictObject({
  site: z.optional(site),
  status: z.optional(z.enum(ORDER_STATES)),
  /** First and last day of placing, in the time zone of each site. */
  from: z.optional(day),
  to: z.optional(day),
  /** Beginning of anything that an order is named by: number, name, email, phone, postcode, parcel number, code. */
  text: z.optional(singleLine(100)),
  /** Only orders that should have been sent before today. */
  late: z.optional(z.enum(["true"])),
  /** Only orders that wait for this moulding or mat, which has run out; `waiting`: for any. */
  stock: z.optional(z.enum(["waiting", ...STOCK_ITEM_KEYS])),
});
export type OrderFilterInput = z.infer<typeof orderFilter>;

/** The end of a page, as `next` of its reply. */
export const orderCursor = z
  .string()
  .check(z.regex(/^\d{4}-[\d:.TZ-]{10,30}_[A-Za-z0-9_-]{1,64}$/, "is no cursor"));

/** A row of the list of orders. What the reader's role may not see is null. */
export const orderRow = z.object({
  orderId: id,
  orderNumber: z.string(),
  site,
  status: z.enum(ORDER_STATES),
  name: z.nullable(z.string()),
  /** Town and province. */
  place: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Who ordered: see getCustomer. */
  customerId: z.nullable(z.string()),
  currency,
  total: z.nullable(money),
  refunded: z.nullable(money),
  createdAt: time,
  /** The last local day on which it should be sent; null when nothing is to be sent. */
  sendBy: z.nullable(day),
  isLate: z.boolean(),
  /** True: the shopper can no longer change it, so it may be made. */
  canBegin: z.boolean(),
  /** Why it can't be started yet, as a sentence, in the list of orders alone; absent: it can. */
  startBlock: z.optional(z.string()),
  /** True: nothing of it is printed until staff release it. */
  isStopped: z.boolean(),
  /** True: a person of the shop holds it back (holdOrder). Absent: false. */
  isHeld: z.optional(z.boolean()),
  /** True: something that its frames are made of has run out, and it is not sent yet. Absent: false. */
  waitsForStock: z.optional(z.boolean()),
  /** What has run out. Absent: nothing. */
  shortages: z.optional(z.array(shortage)),
  /** True: tiles of it are being made again, in a parcel of their own. Absent: false. */
  isReplacing: z.optional(z.boolean()),
  /** Name of its delivery where it is not the usual one of the site; null or absent: it is. */
  delivery: z.optional(z.nullable(z.string())),
  prints: z.object({ waiting: z.int(), done: z.int(), failed: z.int() }),
  parcelNumber: z.nullable(z.string()),
  /** True: it is still to be sent or waits for its shopper, and none of the staff has opened it yet. */
  isNew: z.boolean(),
  /** Preview of its first wall, in the list of orders alone; smaller with `?w=320`. */
  previewUrl: z.optional(z.string()),
});
export type OrderRow = z.infer<typeof orderRow>;

export const orderRows = z.object({
  items: z.array(orderRow),
  /** The cursor of the next page; null on the last. */
  next: z.nullable(z.string()),
});

/** What became of one order of many. */
export const bulkItem = z.object({
  orderNumber: z.string(),
  /** Null: there is no such order. */
  orderId: z.nullable(id),
  isDone: z.boolean(),
  /** Why it is not done; null when it is. */
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
      /** True: a person has said that it has left, although something speaks against it (checkParcels: `doubts`). */
      isConfirmed: z.optional(z.boolean()),
    }),
  )
  .check(z.minLength(1), z.maxLength(MAX_BULK_ORDERS));

/** Numbers of orders in an address: `ZA-10001,ZA-10002`. */
export const orderNumberList = z
  .string()
  .check(z.regex(/^[\w-]{1,40}(,[\w-]{1,40}){0,199}$/, "is no list of order numbers"));

/** An order that may be sent, or why it may not. */
export const parcelToSend = z.object({
  orderNumber: z.string(),
  /** Null: there is no such order. */
  orderId: z.nullable(id),
  /** Who gets it; null when unknown or not to be seen. */
  name: z.nullable(z.string()),
  /** Why it can hardly have left (checkParcels: `doubts`). */
  doubts: z.array(z.string()),
  /** Why it cannot be sent, as a sentence; null: it can. */
  reason: z.nullable(z.string()),
});
export type ParcelToSend = z.infer<typeof parcelToSend>;

export const parcelCheck = z.object({
  orderNumber: z.string(),
  parcelNumber: z.string(),
  verdict: z.enum(PARCEL_VERDICTS),
  orderId: z.nullable(id),
  /** Who gets it; null when unknown or not to be seen. */
  name: z.nullable(z.string()),
  /** Why a parcel that fits can hardly have left, as sentences: it is sent only once a person has confirmed it. */
  doubts: z.array(z.string()),
});
export type ParcelCheck = z.infer<typeof parcelCheck>;

export const courier = z.strictObject({
  carrier: filledLine(100),
  /** The courier's page about a parcel, with `{number}` where its number stands. */
  urlPattern: z.optional(z.nullable(z.url({ protocol: /^https$/ }).check(z.maxLength(300)))),
});
