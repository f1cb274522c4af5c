import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import { readStored, STORAGE_KEYS, type StorageEntry, writeStored } from "../../../lib/browser/storage.ts";

/**
 * The cart line that each design of this browser became. Without it, a shopper who only changed a design would buy it
 * twice.
 */
type DesignLine = { readonly designKey: string; readonly uuid: string };

const storedLines: StorageEntry<readonly DesignLine[]> = {
  key: STORAGE_KEYS.lineDesigns,
  version: 1,
  parse: (data) => (Array.isArray(data) ? data.filter(isDesignLine) : null),
};

const isDesignLine = (data: unknown): data is DesignLine =>
  typeof fieldOf(data, "designKey") === "string" && typeof fieldOf(data, "uuid") === "string";

/** More designs than a shopper makes; of more, the newest stay. */
const MAX_DESIGN_LINES = 50;

/** Returns the cart line that the design became when it was last added. The line may have been removed since. */
export const lineOfDesign = (designKey: string): string | undefined =>
  (readStored(storedLines) ?? []).find((added) => added.designKey === designKey)?.uuid;

/** Returns the key of the design that became the cart line. */
export const designKeyOfLine = (uuid: string): string | undefined =>
  (readStored(storedLines) ?? []).find((added) => added.uuid === uuid)?.designKey;

export const saveLineOfDesign = (designKey: string, uuid: string): void => {
  const others = (readStored(storedLines) ?? []).filter((added) => added.designKey !== designKey);
  writeStored(storedLines, [...others, { designKey, uuid }].slice(-MAX_DESIGN_LINES));
};
