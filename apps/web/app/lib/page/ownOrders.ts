import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import { DAY_MS } from "@storywall/domain/time/durations.ts";
import { readStored, STORAGE_KEYS, type StorageEntry, writeStored } from "../browser/storage.ts";

/** An order that was placed in this browser. */
type OwnOrder = {
  readonly orderId: string;
  readonly number: string;
  /** Time of the order, in the server's format; absent in entries that were stored without it. */
  readonly orderedAt?: string;
  /** The cart lines that were ordered. */
  readonly lines: readonly OrderedLine[];
};

type OrderedLine = {
  readonly uuid: string;
  /** Number of ordered tiles; null in entries that were stored without it. */
  readonly tiles: number | null;
};

const storedOrders: StorageEntry<readonly OwnOrder[]> = {
  key: STORAGE_KEYS.ownOrders,
  version: 1,
  parse: (data) => (Array.isArray(data) ? data.flatMap(parseOwnOrder) : null),
};

const parseOwnOrder = (data: unknown): readonly OwnOrder[] => {
  const [orderId, number, orderedAt, lines] = ["orderId", "number", "orderedAt", "lines"].map((name) =>
    fieldOf(data, name),
  );
  // Only the id of an order: a forged entry must not lead elsewhere.
  return typeof orderId === "string" && /^[\w-]+$/.test(orderId) && typeof number === "string"
    ? [
        {
          orderId,
          number,
          ...(typeof orderedAt === "string" && !Number.isNaN(Date.parse(orderedAt)) && { orderedAt }),
          lines: Array.isArray(lines) ? lines.flatMap(parseLine) : [],
        },
      ]
    : [];
};

/** Entries of earlier versions of the shop have only the line's uuid. */
const parseLine = (data: unknown): readonly OrderedLine[] => {
  const [uuid, tiles] = typeof data === "string" ? [data] : [fieldOf(data, "uuid"), fieldOf(data, "tiles")];
  return typeof uuid === "string" ? [{ uuid, tiles: typeof tiles === "number" ? tiles : null }] : [];
};

/** More orders than a shopper looks for. Beyond this number only the newest are saved. */
const MAX_OWN_ORDERS = 20;

/** Returns the orders that were placed here, the newest first. */
export const readOwnOrders = (): readonly OwnOrder[] => readStored(storedOrders) ?? [];

/** Returns the newest order that has one of these cart lines, with that line and the number of its ordered tiles. */
export const findOwnOrder = (
  lineUuids: readonly string[],
): (Omit<OwnOrder, "lines"> & OrderedLine) | undefined => {
  for (const { lines, ...order } of readOwnOrders()) {
    const line = lines.find(({ uuid }) => lineUuids.includes(uuid));
    if (line) return { ...order, ...line };
  }
  return undefined;
};

export const saveOwnOrder = (order: OwnOrder): void => {
  const others = readOwnOrders().filter(({ orderId }) => orderId !== order.orderId);
  writeStored(storedOrders, [order, ...others].slice(0, MAX_OWN_ORDERS));
  document.documentElement.toggleAttribute(HAS_RECENT_ORDER, findRecentOrder() !== null);
};

/** Attribute of `<html>`: this browser placed an order of which the home page tells, so it reserves a place for it. */
export const HAS_RECENT_ORDER = "data-recent-order";

/** The home page tells of an order until its walls hang: making it, the courier, and a few days to put them up. */
export const RECENT_ORDER_DAYS = 21;

/** Script that runs in the page before its first paint. It applies the rule of `findRecentOrder`. */
export const MARK_RECENT_ORDER = `{
  let isRecent = false;
  try {
    const [{ orderedAt }] = JSON.parse(localStorage.getItem("${STORAGE_KEYS.ownOrders}")).data;
    isRecent = Date.now() - Date.parse(orderedAt) < ${RECENT_ORDER_DAYS * DAY_MS};
  } catch {}
  document.documentElement.toggleAttribute("${HAS_RECENT_ORDER}", isRecent);
}`;

/** Returns the newest order, while its shopper waits for it; null otherwise. */
export const findRecentOrder = (): OwnOrder | null => {
  const [order] = readOwnOrders();
  return order && Date.now() - Date.parse(order.orderedAt ?? "") < RECENT_ORDER_DAYS * DAY_MS ? order : null;
};
