import { fieldOf } from "../../../lib/api/fieldOf.ts";
import { readStored, STORAGE_KEYS, type Stored, writeStored } from "../../../lib/browser/storage.ts";

/** Which line of the cart each wall of this browser became, so that nobody buys one twice who only changed it. */
type Added = { readonly designKey: string; readonly uuid: string };

const stored: Stored<readonly Added[]> = {
  key: STORAGE_KEYS.lineDesigns,
  version: 1,
  parse: (data) => (Array.isArray(data) ? data.filter(isAdded) : null),
};

const isAdded = (data: unknown): data is Added =>
  typeof fieldOf(data, "designKey") === "string" && typeof fieldOf(data, "uuid") === "string";

/** As many as anybody designs; of more, the newest stay. */
const MOST = 50;

/** The line that a wall became when it was last added; it may be gone from the cart. */
export const lineOfDesign = (designKey: string): string | undefined =>
  (readStored(stored) ?? []).find((added) => added.designKey === designKey)?.uuid;

export const keepLineOfDesign = (designKey: string, uuid: string): void => {
  const others = (readStored(stored) ?? []).filter((added) => added.designKey !== designKey);
  writeStored(stored, [...others, { designKey, uuid }].slice(-MOST));
};
