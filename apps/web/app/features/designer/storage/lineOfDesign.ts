import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import { readStored, STORAGE_KEYS, type StorageEntry, writeStored } from "../../../lib/browser/storage.ts";

/** Which line of the cart each wall of this browser became, so that nobody buys one twice who only changed it. */
type DesignLine = { readonly designKey: string; readonly uuid: string };

const storedLines: StorageEntry<readonly DesignLine[]> = {
  key: STORAGE_KEYS.lineDesigns,
  version: 1,
  parse: (data) => (Array.isArray(data) ? data.filter(isDesignLine) : null),
};

const isDesignLine = (data: unknown): data is DesignLine =>
  typeof fieldOf(data, "designKey") === "string" && typeof fieldOf(data, "uuid") === "string";

/** As many as anybody designs; of more, the newest stay. */
const MAX_DESIGN_LINES = 50;

/** The line that a wall became when it was last added; it may be gone from the cart. */
export const lineOfDesign = (designKey: string): string | undefined =>
  (readStored(storedLines) ?? []).find((added) => added.designKey === designKey)?.uuid;

export const saveLineOfDesign = (designKey: string, uuid: string): void => {
  const others = (readStored(storedLines) ?? []).filter((added) => added.designKey !== designKey);
  writeStored(storedLines, [...others, { designKey, uuid }].slice(-MAX_DESIGN_LINES));
};
