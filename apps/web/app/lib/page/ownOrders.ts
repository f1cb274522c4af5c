import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import { readStored, STORAGE_KEYS, type StorageEntry, writeStored } from "../browser/storage.ts";

/** An order that was placed in this browser. */
type OwnOrder = {
  readonly orderId: string;
  readonly number: string;
  /** The cart lines that were ordered. */
  readonly lines: readonly string[];
};

const storedOrders: StorageEntry<readonly OwnOrder[]> = {
  key: STORAGE_KEYS.ownOrders,
  version: 1,
  parse: (data) => (Array.isArray(data) ? data.flatMap(parseOwnOrder) : null),
};

const parseOwnOrder = (data: unknown): readonly OwnOrder[] => {
  const [orderId, number, lines] = ["orderId", "number", "lines"].map((name) => fieldOf(data, name));
  // Only the id of an order: a forged entry must not lead elsewhere.
  return typeof orderId === "string" && /^[\w-]+$/.test(orderId) && typeof number === "string"
    ? [
        {
          orderId,
          number,
          lines: Array.isArray(lines) ? lines.filter((line) => typeof line === "string") : [],
        },
      ]
    : [];
};

/** More orders than a shopper looks for; of more, the newest stay. */
const MAX_OWN_ORDERS = 20;

/** Returns the orders that were placed here, the newest first. */
export const readOwnOrders = (): readonly OwnOrder[] => readStored(storedOrders) ?? [];

/** Returns the newest order of a cart line. */
export const findOwnOrder = (lineUuid: string | undefined): OwnOrder | undefined =>
  lineUuid === undefined ? undefined : readOwnOrders().find(({ lines }) => lines.includes(lineUuid));

export const saveOwnOrder = (order: OwnOrder): void => {
  const others = readOwnOrders().filter(({ orderId }) => orderId !== order.orderId);
  writeStored(storedOrders, [order, ...others].slice(0, MAX_OWN_ORDERS));
};
