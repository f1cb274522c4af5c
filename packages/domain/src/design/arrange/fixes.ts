import { FRAME_SIZE_KEYS, type FrameSizeKey } from "../../catalogue/frameSizes.ts";
import { FRAME_STYLES, type FrameStyleKey } from "../../catalogue/frameStyles.ts";
import { coverCrop } from "../../crop/cover.ts";
import type { Crop } from "../../crop/crop.ts";
import { isWeak, isWorse, VERDICTS, type Verdict } from "../../crop/resolution.ts";
import { allowedFrameStyles, allowedTileSizes } from "../allowed.ts";
import type { Command } from "../commands/command.ts";
import { setTileFrameStyle, setTileSize } from "../commands/frameCommands.ts";
import { assignPhoto, setCrop, swapTiles } from "../commands/photoCommands.ts";
import type { Design, DesignTile } from "../design.ts";
import { frameStyleOfTile, openingOfTile, sizeOfTile } from "../tileChoices.ts";
import { photoOfTile, photosInTray } from "../tilePhotos.ts";
import { cropOfTile, verdictOfTile, visibleFraction } from "../tileVerdict.ts";

/** What makes a weak print better (B2); each is one command, so undo takes it back. */
export type Remedy =
  | { readonly kind: "size"; readonly size: FrameSizeKey }
  | { readonly kind: "mat"; readonly frameStyle: FrameStyleKey }
  | { readonly kind: "wholePhoto"; readonly crop: Crop }
  | { readonly kind: "tile"; readonly other: string }
  | { readonly kind: "photo"; readonly photoId: string };

export type Fix = {
  readonly remedy: Remedy;
  /** What the photo that was weak prints like then; of another photo, what that one does. */
  readonly verdict: Verdict;
  /** The wall with it, for its price. */
  readonly after: Design;
};

/** Applies a remedy to one tile by the same command as everything else, however the caller runs commands. */
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

/** What cannot be a way out at the moment. */
export type FixConstraints = {
  /** Photos of which the shop could make nothing. */
  readonly unusablePhotoIds?: readonly string[];
  /** The wall is paid for: its frames keep their sizes and styles. */
  readonly areFramesPaid?: boolean;
};

/**
 * B2: the ways out for a tile whose print is weak, the best of each kind, those that change least first. All lead to a sharp
 * or good print; only where none does, those that lead from "not at this size" to a soft one. None makes another tile weak.
 */
export const findFixes = (design: Design, name: string, constraints: FixConstraints = {}): readonly Fix[] => {
  const tile = design.tiles.find((one) => one.name === name);
  const verdict = tile ? verdictOfTile(design, tile) : null;
  if (!tile || verdict === null || !isWeak(verdict)) return [];
  const fixes = REMEDY_FINDERS.flatMap((findRemedies) => {
    const [first] = findRemedies(design, tile)
      .filter((remedy) => !isExcluded(remedy, constraints))
      .flatMap((remedy) => tryRemedy(design, tile, remedy) ?? [])
      .toSorted((one, other) => weaknessRank(one.verdict) - weaknessRank(other.verdict));
    return first && isWorse(verdict, first.verdict) ? [first] : [];
  });
  const strong = fixes.filter((fix) => !isWeak(fix.verdict));
  return strong.length > 0 ? strong : fixes;
};

const isExcluded = (
  remedy: Remedy,
  { unusablePhotoIds = [], areFramesPaid = false }: FixConstraints,
): boolean => {
  switch (remedy.kind) {
    case "size":
    case "mat":
      return areFramesPaid;
    case "photo":
      return unusablePhotoIds.includes(remedy.photoId);
    default:
      return false;
  }
};

/** Sharp and good are alike here: nobody wants a smaller frame than it takes. */
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
  // More of the photo, where somebody has zoomed in.
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
        return mat === "none" && style.mat !== "none" && style.colour === colour && !style.isOutOfStock;
      })
      .map((frameStyle) => ({ kind: "mat", frameStyle }));
  },
  // The largest that prints well comes first.
  (design, tile) =>
    FRAME_SIZE_KEYS.slice(0, FRAME_SIZE_KEYS.indexOf(sizeOfTile(design, tile)))
      .filter((size) => allowedTileSizes(design.base, tile.name).includes(size))
      .toReversed()
      .map((size) => ({ kind: "size", size })),
  // Where most of the photo is seen comes first.
  (design, tile) => {
    const photo = photoOfTile(design, tile)?.size;
    if (photo === undefined) return [];
    return design.tiles
      .filter(({ name }) => name !== tile.name)
      .toSorted((one, other) => visibleFraction(design, other, photo) - visibleFraction(design, one, photo))
      .map(({ name }) => ({ kind: "tile", other: name }));
  },
  // Of photos that wait in the tray, the one of which most is seen.
  (design, tile) =>
    photosInTray(design)
      .flatMap(({ id, size }) => (size ? [{ id, seen: visibleFraction(design, tile, size) }] : []))
      .toSorted((one, other) => other.seen - one.seen)
      .map(({ id }) => ({ kind: "photo", photoId: id })),
];
