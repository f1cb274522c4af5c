import { coverCrop } from "../../crop/cover.ts";
import type { PhotoSize } from "../../crop/crop.ts";
import { effectivePpi } from "../../crop/resolution.ts";
import { VERDICT_BANDS } from "../../crop/verdicts.ts";
import type { SizeMm } from "../../geometry/rect.ts";
import { seededRandom } from "../../random/random.ts";
import { defineCommand } from "../commands/command.ts";
import type { Design, DesignPhoto, DesignTile } from "../design.ts";
import { openingOfTile } from "../effectiveTile.ts";
import { photoOfTile } from "../tilePhotos.ts";
import { solveAssignment } from "./solveAssignment.ts";

/** Costs of a photo in an opening. The arrangement with the lowest sum of costs is the best. */
const COST = {
  /**
   * Cost of a print under 100 pixels per inch, which is too small for its size (requirement B2): higher than all
   * other costs on the largest wall together.
   */
  unprintable: 10_000,
  /**
   * Cost of a print under 150 pixels per inch, which the shopper must confirm: more than for a photo with half cut off,
   * and less than for two. So a photo hangs in a size that it prints well at, and not in one of a better shape.
   */
  weak: 2.5,
  /**
   * Factor for the fraction of the photo that is cut off; a portrait opening cuts off about half of a landscape
   * photo.
   */
  cut: 4,
  /**
   * Factor for the logarithm of how many times smaller the shown part is than the photo; used when it costs more
   * than `cut`. It is for panoramas, of which every opening cuts off most: showing a third instead of a sixth is
   * worth as much as two thirds instead of a third.
   */
  lostTimes: 3,
  /** Cost at 100 pixels per inch; a quarter of it at 200. It brings the sharpest photos to the largest openings. */
  softness: 1,
  /**
   * Limit of the cost of softness. It rises below 100 pixels per inch too, so that a photo too small for every
   * opening gets a small one.
   */
  maxSoftness: 100,
  /** Cost of a photo whose size is not known yet: as if it fitted fairly well. */
  unknown: 1.5,
  /** Cost that preserves the order of photos that fit equally well; too small to have any other effect. */
  reordering: 1e-9,
  /**
   * Cost of a photo that does not hang in the tile of its own number. It makes photos move only for their shape or
   * for a clearly sharper print, not for an invisible difference.
   */
  moving: 0.15,
  /**
   * Cost of a small tile when there are fewer photos than tiles, times how much smaller it is than the largest, so
   * that large tiles are filled first. A tile in which the print is soft costs the full amount, however large it is.
   */
  smallTile: 1,
  /** Bonus for the tile that the shopper chose: more than the cost of an unprintable photo. */
  chosenTile: 20_000,
  /** Maximum random cost in a shuffle: about the cost of a square photo in a portrait opening. */
  shuffleNoise: 1,
} as const;

/** Returns the cost of the photo in the opening, from 0. */
const misfitCost = ({ size }: Pick<DesignPhoto, "size">, opening: SizeMm): number => {
  if (size === undefined) return COST.unknown;
  const crop = coverCrop(size, opening);
  const ppi = effectivePpi(crop, size, opening);
  const shown = crop.width * crop.height;
  const cut = Math.max(COST.cut * (1 - shown), -COST.lostTimes * Math.log(shown));
  const blur = VERDICT_BANDS.soft / ppi;
  const softness = Math.min(blur < 1 ? blur ** 2 : blur, COST.maxSoftness);
  const weakness = ppi < VERDICT_BANDS.soft ? COST.unprintable : ppi < VERDICT_BANDS.good ? COST.weak : 0;
  return weakness + cut + COST.softness * softness;
};

const areaOf = ({ width, height }: SizeMm): number => width * height;

const ppiIn = (size: PhotoSize, opening: SizeMm): number =>
  effectivePpi(coverCrop(size, opening), size, opening);

type CostAdjustment = (photo: number, tile: number) => number;

/** Places as many of the photos as there are tiles, each once, with the lowest sum of costs. */
const arrange = (
  design: Design,
  photos: readonly DesignPhoto[],
  tiles: readonly DesignTile[],
  adjustCost: CostAdjustment,
): Design => {
  const openings = tiles.map((tile) => openingOfTile(design, tile));
  const cost = (photo: number, tile: number): number => {
    const [candidate, opening] = [photos[photo], openings[tile]];
    return candidate && opening ? misfitCost(candidate, opening) + adjustCost(photo, tile) : 0;
  };
  // solveAssignment needs at least as many columns as rows.
  const photoIdByTile = new Map<string, string>();
  const place = (photo: number, tile: number): void => {
    const [placed, target] = [photos[photo], tiles[tile]];
    if (placed && target) photoIdByTile.set(target.name, placed.id);
  };
  if (tiles.length <= photos.length)
    solveAssignment(tiles.length, photos.length, (tile, photo) => cost(photo, tile)).forEach(
      (photo, tile) => {
        place(photo, tile);
      },
    );
  else {
    const largestArea = Math.max(...openings.map(areaOf));
    const smallTileCost = (photo: number, tile: number): number => {
      const [size, opening] = [photos[photo]?.size, openings[tile]];
      if (!opening || (size && ppiIn(size, opening) < VERDICT_BANDS.good)) return COST.smallTile;
      return COST.smallTile * (1 - areaOf(opening) / largestArea);
    };
    solveAssignment(
      photos.length,
      tiles.length,
      (photo, tile) => cost(photo, tile) + smallTileCost(photo, tile),
    ).forEach((tile, photo) => {
      place(photo, tile);
    });
  }
  const targetNames = new Set(tiles.map(({ name }) => name));
  const hasChanged = tiles.some(({ name, photoId }) => (photoIdByTile.get(name) ?? null) !== photoId);
  if (!hasChanged) return design;
  return {
    ...design,
    tiles: design.tiles.map((tile) => {
      const photoId = photoIdByTile.get(tile.name) ?? null;
      // A crop belongs to the photo that it was made for.
      return !targetNames.has(tile.name) || tile.photoId === photoId ? tile : { ...tile, photoId, crops: {} };
    }),
  };
};

const preferPhotoOrder: CostAdjustment = (photo, tile) => COST.reordering * (photo - tile) ** 2;

/** `excludedPhotoIds` are photos that the shop could not read. Those in tiles return to the tray. */
type ArrangeInput = { readonly excludedPhotoIds: readonly string[] };

const arrangeAll = (design: Design, { excludedPhotoIds }: ArrangeInput): Design => {
  const photos = design.photos.filter(({ id }) => !excludedPhotoIds.includes(id));
  return arrange(design, photos, design.tiles, preferPhotoOrder);
};

/**
 * Places the best of all photos, including those in the tray, each in the tile that suits it (B3): portrait photos
 * in portrait openings, the sharpest in the largest, none under 100 pixels per inch if another one is better. The
 * same photos give the same result.
 */
export const arrangePhotos = defineCommand<ArrangeInput>({
  label: "Arrange photos",
  isPossible: (design, input) => arrangeAll(design, input) !== design,
  run: arrangeAll,
});

type MatchInput = {
  /** Photos in order: the first is placed in the first tile unless another suits it much better, and so on. */
  readonly photoIds: readonly string[];
  /** Tiles that may be filled; as many of them are as there are photos. */
  readonly tileNames: readonly string[];
  /** The tile that is filled in any case, because the shopper chose it. */
  readonly chosenTile?: string | null;
};

/**
 * Returns the design with the photos that suit these tiles best, as many as possible in the tile of their own
 * number. The same input gives the same result.
 */
export const matchPhotosToTiles = (
  design: Design,
  { photoIds, tileNames, chosenTile = null }: MatchInput,
): Design => {
  const photos = photoIds.flatMap((id) => design.photos.find((photo) => photo.id === id) ?? []);
  const tiles = tileNames.flatMap((name) => design.tiles.find((tile) => tile.name === name) ?? []);
  return arrange(
    design,
    photos,
    tiles,
    (photo, tile) =>
      preferPhotoOrder(photo, tile) +
      (photo === tile ? 0 : COST.moving) -
      (tiles[tile]?.name === chosenTile ? COST.chosenTile : 0),
  );
};

/** Maximum number of attempts: when each photo has only one good tile, a random arrangement may change nothing. */
const MAX_SHUFFLE_ATTEMPTS = 8;

const shuffle = (design: Design, seed: string): Design => {
  const tiles = design.tiles.filter((tile) => photoOfTile(design, tile) !== undefined);
  const photos = tiles.flatMap((tile) => photoOfTile(design, tile) ?? []);
  for (let attempt = 0; attempt < MAX_SHUFFLE_ATTEMPTS; attempt += 1) {
    const random = seededRandom(`${seed} ${attempt}`);
    const noise = photos.map(() => tiles.map(() => random() * COST.shuffleNoise));
    const rearranged = arrange(design, photos, tiles, (photo, tile) => noise[photo]?.[tile] ?? 0);
    if (rearranged !== design) return rearranged;
  }
  return design;
};

/** Shuffles the photos at random among the tiles that they still fit well (B3). The same seed gives the same result. */
export const shufflePhotos = defineCommand<{ readonly seed: string }>({
  label: "Shuffle photos",
  isPossible: (design) => new Set(design.tiles.flatMap(({ photoId }) => photoId ?? [])).size > 1,
  run: (design, { seed }) => shuffle(design, seed),
});
