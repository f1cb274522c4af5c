import { readStored, type StorageEntry, writeStored } from "../../../lib/browser/storage.ts";
import { loadCarrier } from "../pack/packTicksStorage.ts";
import { loadCourier } from "./courierStorage.ts";

/** As many couriers as a shop usually works with. */
const MAX_NAMES = 5;

/** Not in `STORAGE_KEYS`, which shoppers' pages load. */
const STORED: StorageEntry<readonly string[]> = {
  key: "admin_couriers",
  version: 1,
  parse: (data) =>
    Array.isArray(data) && data.every((each) => typeof each === "string") ? data.slice(0, MAX_NAMES) : null,
};

/** Returns the names with this one first, without duplicates. */
export const addCourierName = (names: readonly string[], name: string): readonly string[] => {
  const typed = name.trim();
  if (typed === "") return names;
  const others = names.filter((each) => each.toLowerCase() !== typed.toLowerCase());
  return [typed, ...others].slice(0, MAX_NAMES);
};

/** Returns the couriers that were last used in this browser, newest first; none on the server. */
export const loadCourierNames = (): readonly string[] => {
  if (typeof localStorage === "undefined") return [];
  return readStored(STORED) ?? [loadCourier().carrier, loadCarrier()].reduce(addCourierName, []);
};

export const saveCourierName = (name: string): void =>
  void writeStored(STORED, addCourierName(loadCourierNames(), name));

/**
 * Saves the courier of a parcel once the shop has accepted it. Returns the result of `sent`: why it failed, or null.
 */
export const saveCourierOf = async (
  { carrier }: { readonly carrier: string },
  sent: Promise<string | null>,
): Promise<string | null> => {
  const message = await sent;
  if (message === null) saveCourierName(carrier);
  return message;
};
