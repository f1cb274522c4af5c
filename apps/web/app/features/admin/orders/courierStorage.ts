import { isRecord } from "@storywall/domain/parse/isRecord.ts";
import { readStored, type StorageEntry, writeStored } from "../../../lib/browser/storage.ts";

/** The courier of the last parcel: the next parcels mostly go with the same one. */
export type StoredCourier = { readonly carrier: string; readonly urlPattern: string };

/** Not in `STORAGE_KEYS`, which shoppers' pages load. */
const STORED: StorageEntry<StoredCourier> = {
  key: "admin_courier",
  version: 1,
  parse: (data) =>
    isRecord(data) && typeof data.carrier === "string" && typeof data.urlPattern === "string"
      ? { carrier: data.carrier, urlPattern: data.urlPattern }
      : null,
};

/** Returns the last courier; empty on the server, and when none is stored. */
export const loadCourier = (): StoredCourier =>
  (typeof localStorage === "undefined" ? null : readStored(STORED)) ?? { carrier: "", urlPattern: "" };

export const saveCourier = (courier: StoredCourier): void => void writeStored(STORED, courier);
