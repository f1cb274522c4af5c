import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import { readStored, STORAGE_KEYS, type StorageEntry, writeStored } from "../../../lib/browser/storage.ts";

/**
 * The cart lines that each design of this browser became, the newest last. Without them, a shopper who only changed a
 * design would buy it twice.
 */
type DesignLine = {
  readonly designKey: string;
  readonly uuid: string;
  /** Digest of what was added (`purchaseDigest`); absent in lines that were stored without it. */
  readonly digest?: number;
  /** The key under which the design was saved before `moveLinesOfDesign`. It is only compared, so it may be anything. */
  readonly movedFrom?: unknown;
};

const storedLines: StorageEntry<readonly DesignLine[]> = {
  key: STORAGE_KEYS.lineDesigns,
  version: 1,
  parse: (data) => (Array.isArray(data) ? data.filter(isDesignLine) : null),
};

const isDesignLine = (data: unknown): data is DesignLine =>
  typeof fieldOf(data, "designKey") === "string" &&
  typeof fieldOf(data, "uuid") === "string" &&
  ["number", "undefined"].includes(typeof fieldOf(data, "digest"));

/** More designs than a shopper makes. Beyond this number only the newest are saved. */
const MAX_DESIGN_LINES = 50;

const readLines = (): readonly DesignLine[] => readStored(storedLines) ?? [];

/** Returns the cart lines that the design became, the newest first. They may have been removed or ordered since. */
export const linesOfDesign = (designKey: string): readonly string[] =>
  readLines()
    .flatMap((added) => (added.designKey === designKey ? added.uuid : []))
    .toReversed();

/** Returns the cart line that the design became when it was last added. */
export const lineOfDesign = (designKey: string): string | undefined => linesOfDesign(designKey)[0];

/** Returns the key of the design that became the cart line. */
export const designKeyOfLine = (uuid: string): string | undefined =>
  readLines().find((added) => added.uuid === uuid)?.designKey;

export const saveLineOfDesign = (designKey: string, uuid: string): void => {
  const others = readLines().filter((added) => added.uuid !== uuid);
  writeStored(storedLines, [...others, { designKey, uuid }].slice(-MAX_DESIGN_LINES));
};

/** Saves the digest of the cart line's design. Does nothing for a line that no design of this browser became. */
export const saveLineDigest = (uuid: string, digest: number): void =>
  void writeStored(
    storedLines,
    readLines().map((line) => (line.uuid === uuid ? { ...line, digest } : line)),
  );

/** Returns the digest of the cart line's design; undefined when it is not known. */
export const digestOfLine = (uuid: string): number | undefined =>
  readLines().find((line) => line.uuid === uuid)?.digest;

/** Moves the lines of a design to the key that it is saved under now. */
export const moveLinesOfDesign = (from: string, to: string): void => {
  const moved = readLines().map((added) =>
    added.designKey === from ? { ...added, designKey: to, movedFrom: from } : added,
  );
  writeStored(storedLines, moved);
};

/** Returns the cart lines of the designs that were moved away from the key. */
export const linesMovedFrom = (designKey: string): readonly string[] =>
  readLines().flatMap(({ movedFrom, uuid }) => (movedFrom === designKey ? uuid : []));
