import { FRAME_SIZE_KEYS, type FrameSizeKey } from "../../catalogue/frameSizes.ts";
import { FRAME_STYLES, type FrameStyleKey } from "../../catalogue/frameStyles.ts";
import { coverCrop } from "../../crop/cover.ts";
import type { Crop } from "../../crop/crop.ts";
import { isWeak, isWorse, type Verdict } from "../../crop/resolution.ts";
import { VERDICTS } from "../../crop/verdicts.ts";
import { findFrameShortage, type Shortage } from "../../stock/shortage.ts";
import { allowedFrameStyles, allowedTileSizes } from "../allowedOptions.ts";
import type { Command } from "../commands/command.ts";
import { assignPhoto, setCrop, swapTiles } from "../commands/photoCommands.ts";
import { setTileFrameStyle, setTileSize } from "../commands/tileFrameCommands.ts";
import type { Design, DesignTile } from "../design.ts";
import { frameStyleOfTile, openingOfTile, sizeOfTile } from "../effectiveTile.ts";
import { photoOfTile, photosInTray } from "../tilePhotos.ts";
import { cropOfTile, verdictOfTile, visibleFraction } from "../tileVerdict.ts";

/** A change that makes a weak print better (requirement B2). Each is one command, so that undo takes it back. */
export type Remedy =
  | { readonly kind: "size"; readonly size: FrameSizeKey }
  | { readonly kind: "mat"; readonly frameStyle: FrameStyleKey }
  | { readonly kind: "wholePhoto"; readonly crop: Crop }
  | { readonly kind: "tile"; readonly other: string }
  | { readonly kind: "photo"; readonly photoId: string };

export type Fix = {
  readonly remedy: Remedy;
  /** Verdict of the weak photo after the change, or of the photo that replaces it. */
  readonly verdict: Verdict;
  /** The design after the change, for its price. */
  readonly after: Design;
};

/** Runs the command of a remedy on one tile through the caller's `run`. */
export const applyRemedy = <Value>(
  tile: string,
  remedy: Remedy,
  run: <Input>(command: Command<Input>, input: Input) => Value,
): Value => {
  switch (remedy.kind) {
    case "size":
      return run(setTileSize, { tile, size: remedy.size });
    case "mat":
      return run(setTileFrameStyle, { tile, frameStyle: remedy.frameStyle });
    case "wholePhoto":
      return run(setCrop, { tile, crop: remedy.crop });
    case "tile":
      return run(swapTiles, { first: tile, second: remedy.other });
    case "photo":
      return run(assignPhoto, { tile, photoId: remedy.photoId });
  }
};

/** Why some remedies are not possible at present. */
export type FixConstraints = {
  /** Photos that the shop could not read. */
  readonly unusablePhotoIds?: readonly string[];
  /** True for a wall that is paid for: its frames keep their sizes and styles. */
  readonly areFramesPaid?: boolean;
  /** Materials that are out of stock: no remedy may lead to a frame that cannot be made. */
  readonly shortages?: readonly Shortage[];
};

/**
 * Returns the fixes for a tile whose print is weak (B2): the best of each kind, those that change least first. All
 * of them lead to a sharp or good print. Only when none does, the list has those that lead from unprintable to soft.
 * None makes another tile weak.
 */
export const findFixes = (design: Design, name: string, constraints: FixConstraints = {}): readonly Fix[] => {
  const tile = design.tiles.find((one) => one.name === name);
  const verdict = tile ? verdictOfTile(design, tile) : null;
  if (!tile || verdict === null || !isWeak(verdict)) return [];
  const fixes = REMEDY_FINDERS.flatMap((findRemedies) => {
    const [first] = findRemedies(design, tile)
      .filter((remedy) => !isExcluded(design, tile, remedy, constraints))
      .flatMap((remedy) => tryRemedy(design, tile, remedy) ?? [])
      .toSorted((one, other) => weaknessRank(one.verdict) - weaknessRank(other.verdict));
    return first && isWorse(verdict, first.verdict) ? [first] : [];
  });
  const strong = fixes.filter((fix) => !isWeak(fix.verdict));
  return strong.length > 0 ? strong : fixes;
};

const isExcluded = (
  design: Design,
  tile: DesignTile,
  remedy: Remedy,
  { unusablePhotoIds = [], areFramesPaid = false, shortages = [] }: FixConstraints,
): boolean => {
  const cannotBeMade = (style: FrameStyleKey, size: FrameSizeKey): boolean =>
    findFrameShortage(shortages, style, size) !== null;
  switch (remedy.kind) {
    case "size":
      return areFramesPaid || cannotBeMade(frameStyleOfTile(design, tile), remedy.size);
    case "mat":
      return areFramesPaid || cannotBeMade(remedy.frameStyle, sizeOfTile(design, tile));
    case "photo":
      return unusablePhotoIds.includes(remedy.photoId);
    default:
      return false;
  }
};

/** Sharp and good rank the same: once a print is good, the frame need not get even smaller. */
const weaknessRank = (verdict: Verdict): number => (isWeak(verdict) ? VERDICTS.indexOf(verdict) : 0);

const tryRemedy = (design: Design, tile: DesignTile, remedy: Remedy): Fix | null => {
  const after = applyRemedy(tile.name, remedy, (command, input) => command.run(design, input));
  const findTile = (name: string): DesignTile | undefined => after.tiles.find((one) => one.name === name);
  const shown = findTile(remedy.kind === "tile" ? remedy.other : tile.name);
  const verdict = shown ? verdictOfTile(after, shown) : null;
  if (after === design || verdict === null) return null;
  const tileAfter = findTile(tile.name);
  const otherVerdict = remedy.kind === "tile" && tileAfter ? verdictOfTile(after, tileAfter) : null;
  return otherVerdict !== null && isWeak(otherVerdict) ? null : { remedy, verdict, after };
};

const REMEDY_FINDERS: readonly ((design: Design, tile: DesignTile) => readonly Remedy[])[] = [
  // Shows more of the photo, where the shopper has zoomed in.
  (design, tile) => {
    const photo = photoOfTile(design, tile)?.size;
    if (photo === undefined) return [];
    const { rotation, isFlipped } = cropOfTile(design, tile, photo);
    const crop = coverCrop(photo, openingOfTile(design, tile), rotation);
    return [{ kind: "wholePhoto", crop: isFlipped ? { ...crop, isFlipped } : crop }];
  },
  (design, tile) => {
    const { colour, mat } = FRAME_STYLES[frameStyleOfTile(design, tile)];
    return allowedFrameStyles(design.base)
      .filter((key) => {
        const style = FRAME_STYLES[key];
        return mat === "none" && style.mat !== "none" && style.colour === colour;
      })
      .map((frameStyle) => ({ kind: "mat", frameStyle }));
  },
  // The largest size that prints well is first.
  (design, tile) =>
    FRAME_SIZE_KEYS.slice(0, FRAME_SIZE_KEYS.indexOf(sizeOfTile(design, tile)))
      .filter((size) => allowedTileSizes(design.base, tile.name).includes(size))
      .toReversed()
      .map((size) => ({ kind: "size", size })),
  // First the tile that shows most of the photo.
  (design, tile) => {
    const photo = photoOfTile(design, tile)?.size;
    if (photo === undefined) return [];
    return design.tiles
      .filter(({ name }) => name !== tile.name)
      .toSorted((one, other) => visibleFraction(design, other, photo) - visibleFraction(design, one, photo))
      .map(({ name }) => ({ kind: "tile", other: name }));
  },
  // First the photo of the tray that the tile shows most of.
  (design, tile) =>
    photosInTray(design)
      .flatMap(({ id, size }) => (size ? [{ id, visible: visibleFraction(design, tile, size) }] : []))
      .toSorted((one, other) => other.visible - one.visible)
      .map(({ id }) => ({ kind: "photo", photoId: id })),
];
