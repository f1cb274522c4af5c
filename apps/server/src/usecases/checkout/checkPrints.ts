import { FRAME_SIZES, formatSize } from "@storywall/domain/catalogue/frameSizes.ts";
import { findFixes, type Remedy } from "@storywall/domain/design/arrange/fixes.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { sizeOfTile } from "@storywall/domain/design/effectiveTile.ts";
import { findUnconfirmedPrints, type WeakPrint } from "@storywall/domain/design/printConfirmation.ts";
import type { WeakPrintErrorCode } from "../../ports/commerce/Commerce.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";

/** A cart has up to thousands of tiles, and the remedies of each take a while to find. */
const MAX_ISSUES = 10;

type PrintOptions = {
  /** True when the wall is paid for, so that its frames keep their sizes and mats. */
  readonly areFramesPaid?: boolean;
  /** Limits the check to these tiles. */
  readonly tiles?: readonly string[];
};

type UnconfirmedPrint = WeakPrint & { readonly path: string; readonly design: Design };

/**
 * Checks that the shopper has confirmed every weak print (requirement B2), with the designer's own function.
 * The message names the first weak print, with those under 100 pixels an inch before soft ones; the issues name
 * the first ones of all.
 */
export const checkPrints = (
  lines: readonly { readonly design: Design }[],
  { areFramesPaid = false, tiles }: PrintOptions = {},
): Result<null, WeakPrintErrorCode> => {
  const prints = lines.flatMap(({ design }, index): readonly UnconfirmedPrint[] =>
    findUnconfirmedPrints(design)
      .filter(({ tile }) => tiles?.includes(tile) ?? true)
      .map((print) => ({ ...print, design, path: `lineItems.${index}.tiles.${print.tile}` })),
  );
  const first = prints.find(({ verdict }) => verdict === "unprintable") ?? prints[0];
  if (!first) return ok(null);
  const remedies = remediesText(first, areFramesPaid);
  const issues = prints.slice(0, MAX_ISSUES).map((print) => ({
    path: print.path,
    message: `${Math.floor(print.ppi)} pixels an inch at ${sizeText(print)}; ${remediesText(print, areFramesPaid)} would help`,
  }));
  const tile = `The photo in tile ${first.number}`;
  return first.verdict === "unprintable"
    ? err(
        "PRINT_TOO_SMALL",
        `${tile} is too small for ${sizeText(first)}. ${capitalise(remedies)} would help. If you love it as it is, open the wall, update your cart and choose “Print it as it is”.`,
        issues,
      )
    : err(
        "PRINT_NEEDS_CONFIRMATION",
        `${tile} will look a little soft at ${sizeText(first)}. ${capitalise(remedies)} would help. If you like it as it is, open the wall, update your cart and choose “Print it as it is”.`,
        issues,
      );
};

const sizeText = ({ design, tile: name }: UnconfirmedPrint): string => {
  const tile = design.tiles.find((one) => one.name === name);
  return formatSize(FRAME_SIZES[sizeOfTile(design, tile ?? {})]);
};

/** Returns what would make a print better, such as "a smaller size (30 × 45 cm), a mat or another photo". */
const remediesText = ({ design, tile }: UnconfirmedPrint, areFramesPaid: boolean): string => {
  const remedies = findFixes(design, tile, { areFramesPaid }).flatMap(
    ({ remedy }) => remedyText(remedy) ?? [],
  );
  return [...remedies, "another photo"].reduceRight((rest, remedy, index, all) =>
    index === all.length - 2 ? `${remedy} or ${rest}` : `${remedy}, ${rest}`,
  );
};

const remedyText = (remedy: Remedy): string | null => {
  switch (remedy.kind) {
    case "size":
      return `a smaller size (${formatSize(FRAME_SIZES[remedy.size])})`;
    case "mat":
      return "a mat";
    case "wholePhoto":
      return "showing more of the photo";
    case "tile":
      return "hanging it in another tile";
    case "photo":
      return null;
  }
};

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
