import { coverCrop } from "../../crop/cover.ts";
import { effectivePpi, VERDICT_BANDS } from "../../crop/resolution.ts";
import type { SizeMm } from "../../geometry/rect.ts";
import { seededRandom } from "../../random/random.ts";
import { defineCommand } from "../commands/command.ts";
import type { Design, DesignPhoto, DesignTile } from "../design.ts";
import { openingOfTile } from "../tileChoices.ts";
import { photoOfTile } from "../tilePhotos.ts";
import { solveAssignment } from "./solveAssignment.ts";

/** What a photo costs in an opening: the arrangement with the least of it is the one that is hung. */
const COST = {
  /** Under 100 pixels an inch is not sold (B2): more than all else on the largest wall together. */
  unprintable: 1_000,
  /** For the part of the photo that is cut off, 0 to 1; a lying photo loses half of itself in a standing opening. */
  cut: 4,
  /** At 100 pixels an inch, a quarter of it at 200: what is left of sharpness goes to the largest openings. */
  softness: 1,
  /** A photo whose size is not known yet is taken for one that fits middling well. */
  unknown: 1.5,
  /** Among equals the order of the photos stays; far below what anybody sees. */
  reordering: 1e-9,
  /** How much a shuffle may spoil: about as much as hanging a square photo in an upright opening. */
  shuffleNoise: 1,
} as const;

/** How unwelcome the photo is in the opening, from 0. */
export const misfitCost = ({ size }: Pick<DesignPhoto, "size">, opening: SizeMm): number => {
  if (size === undefined) return COST.unknown;
  const crop = coverCrop(size, opening);
  const ppi = effectivePpi(crop, size, opening);
  const cut = 1 - crop.width * crop.height;
  const softness = Math.min(1, (VERDICT_BANDS.soft / ppi) ** 2);
  return (ppi < VERDICT_BANDS.soft ? COST.unprintable : 0) + COST.cut * cut + COST.softness * softness;
};

type CostAdjustment = (photo: number, tile: number) => number;

/** Hangs as many of the photos as the tiles can take, each once, so that all of them together suit best. */
const arrange = (
  design: Design,
  photos: readonly DesignPhoto[],
  tiles: readonly DesignTile[],
  adjustCost: CostAdjustment,
): Design => {
  const openings = tiles.map((tile) => openingOfTile(design, tile));
  const cost = (photo: number, tile: number): number => {
    const [hung, opening] = [photos[photo], openings[tile]];
    return hung && opening ? misfitCost(hung, opening) + adjustCost(photo, tile) : 0;
  };
  // The fewer choose among the more.
  const photoOf = new Map<string, string>();
  const hang = (photo: number, tile: number): void => {
    const [hung, target] = [photos[photo], tiles[tile]];
    if (hung && target) photoOf.set(target.name, hung.id);
  };
  if (tiles.length <= photos.length)
    solveAssignment(tiles.length, photos.length, (tile, photo) => cost(photo, tile)).forEach(
      (photo, tile) => {
        hang(photo, tile);
      },
    );
  else
    solveAssignment(photos.length, tiles.length, cost).forEach((tile, photo) => {
      hang(photo, tile);
    });
  const targetNames = new Set(tiles.map(({ name }) => name));
  const hasChanged = tiles.some(({ name, photoId }) => (photoOf.get(name) ?? null) !== photoId);
  if (!hasChanged) return design;
  return {
    ...design,
    tiles: design.tiles.map((tile) => {
      const photoId = photoOf.get(tile.name) ?? null;
      // A crop belongs to the photo it was made for.
      return !targetNames.has(tile.name) || tile.photoId === photoId ? tile : { ...tile, photoId, crops: {} };
    }),
  };
};

const preferPhotoOrder: CostAdjustment = (photo, tile) => COST.reordering * (photo - tile) ** 2;

/** `without`: photos of which the shop could make nothing; one that hangs goes back to the tray. */
type ArrangeInput = { readonly excludedPhotoIds: readonly string[] };

const arrangeAll = (design: Design, { excludedPhotoIds }: ArrangeInput): Design => {
  const photos = design.photos.filter(({ id }) => !excludedPhotoIds.includes(id));
  return arrange(design, photos, design.tiles, preferPhotoOrder);
};

/**
 * B3: the best of all photos, those in the tray too, each in the tile that suits it: standing photos in standing openings, the sharpest in the
 * largest, none under 100 pixels an inch where another would do. The same photos always hang the same way.
 */
export const arrangePhotos = defineCommand<ArrangeInput>({
  label: "Arrange for me",
  isPossible: (design, choice) => arrangeAll(design, choice) !== design,
  run: arrangeAll,
});

/** One whim does little on walls where each photo has but one good place; some more are tried then. */
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

/** B3: the photos on the wall change places at random, where they still look well. The same seed mixes the same way. */
export const shufflePhotos = defineCommand<{ readonly seed: string }>({
  label: "Shuffle",
  isPossible: (design) => new Set(design.tiles.flatMap(({ photoId }) => photoId ?? [])).size > 1,
  run: (design, { seed }) => shuffle(design, seed),
});
