import { GALLERY_WALL_KEYS } from "@storywall/domain/catalogue/galleryWallKeys.ts";
import { SET_KEYS } from "@storywall/domain/catalogue/sets.ts";
import { TEMPLATE_KEYS } from "@storywall/domain/catalogue/templateKeys.ts";
import type { PhotoSize } from "@storywall/domain/crop/crop.ts";
import type { Design, DesignBase, DesignPhoto } from "@storywall/domain/design/design.ts";
import { px } from "@storywall/domain/units/units.ts";

/** Pictures that belong together, as one person's photos do. */
export type Family = "sea" | "mountains" | "garden" | "travel";

// biome-ignore format: a table is read by its columns
const PHOTOGRAPHS: readonly (readonly [name: string, width: number, height: number, family: Family])[] = [
  ["white-pier",              427, 640, "sea"],
  ["kitten-in-daisies",       640, 433, "garden"],
  ["apricot-rose",            451, 640, "garden"],
  ["lake-jetty",              640, 404, "mountains"],
  ["pink-evening-lighthouse", 455, 640, "sea"],
  ["lavender-field",          640, 426, "garden"],
  ["red-gates",               422, 640, "travel"],
  ["evening-walk",            452, 640, "mountains"],
  ["green-bay",               640, 426, "sea"],
  ["birthday-cakes",          640, 453, "garden"],
  ["wave-from-above",         640, 427, "sea"],
  ["old-town-motorbike",      640, 426, "travel"],
  ["mountain-lake",           640, 405, "mountains"],
  ["forget-me-nots",          640, 427, "garden"],
  ["evening-sea-rocks",       640, 427, "sea"],
  ["spice-bowls",             640, 426, "travel"],
  ["dandelion",               640, 427, "mountains"],
  ["lighthouse-at-dusk",      640, 426, "sea"],
  ["winter-rooftops",         640, 409, "travel"],
  ["breakfast-table",         640, 427, "travel"],
];

type SamplePhoto = DesignPhoto & { readonly size: PhotoSize };

/**
 * The photographs of the sample walls, as photos of a design (lib/samples/photographs/NOTICE.md says whose they are).
 */
export const SAMPLE_DESIGN_PHOTOS: readonly SamplePhoto[] = PHOTOGRAPHS.map(([name, width, height]) => ({
  id: name,
  fileName: `${name}.jpg`,
  size: { width: px(width), height: px(height) },
}));

const FAMILIES: readonly Family[] = ["sea", "garden", "mountains", "travel"];

/** The walls in the order of the list. Neighbours get different families, so that they look different. */
const LISTED_KEYS: readonly string[] = [...TEMPLATE_KEYS, ...SET_KEYS];
const GALLERY_KEYS: readonly string[] = GALLERY_WALL_KEYS;

/** What hangs in a sample wall: a family, whose first photographs come last where another wall shows them. */
export type SampleChoice = { readonly family: Family; readonly skipped: number };

/** Two walls share a family in the list. This many photographs of it are those of the first wall. */
const PHOTOGRAPHS_OF_FIRST = 3;

/** Returns what hangs in the sample wall of a layout, set or gallery wall. */
export const sampleChoiceOf = (base: DesignBase): SampleChoice => {
  const keys = base.kind === "free" ? GALLERY_KEYS : LISTED_KEYS;
  const position = Math.max(0, keys.indexOf(base.kind === "free" ? (base.wall ?? "") : base.key));
  const isFirst = position < FAMILIES.length;
  return { family: familyAt(position), skipped: isFirst ? 0 : PHOTOGRAPHS_OF_FIRST };
};

/** Returns the family at an index; after the last it begins again. */
const familyAt = (index: number): Family => FAMILIES[index % FAMILIES.length] ?? "sea";

type Upright = { readonly orientation: "portrait" | "landscape" };

/**
 * Returns a photograph's id for each tile: of the family first, upright ones in upright tiles, none twice while there
 * is another.
 */
export const photographsFor = (
  tiles: readonly Upright[],
  { family, skipped }: SampleChoice,
): readonly string[] => {
  const first = FAMILIES.indexOf(family);
  const order = FAMILIES.map((_, index) => familyAt(first + index));
  const later = new Set(PHOTOGRAPHS.filter(([, , , of]) => of === family).slice(0, skipped));
  const unused = PHOTOGRAPHS.map((photograph) => ({
    photograph,
    rank: order.indexOf(photograph[3]) + (later.has(photograph) ? 0.5 : 0),
  })).toSorted((one, other) => one.rank - other.rank);
  return tiles.map(({ orientation }, index) => {
    const isUpright = orientation === "portrait";
    const position = unused.findIndex(
      ({ photograph: [, width, height], rank }) => rank === unused[0]?.rank && height > width === isUpright,
    );
    const [next] = unused.splice(Math.max(0, position), 1);
    return next?.photograph[0] ?? samplePhotoIdAt(index);
  });
};

/** Returns the design with photographs in those of its first `filled` tiles that have no photo. */
export const withSamplePhotos = (
  design: Design,
  choice: SampleChoice,
  filled = Number.POSITIVE_INFINITY,
): Design => {
  const photographs = photographsFor(design.tiles, choice);
  return {
    ...design,
    photos: [...design.photos, ...SAMPLE_DESIGN_PHOTOS],
    tiles: design.tiles.map((tile, index) =>
      tile.photoId === null && index < filled ? { ...tile, photoId: photographs[index] ?? null } : tile,
    ),
  };
};

/** Returns the id of the photograph at an index; after the end the list starts again. */
export const samplePhotoIdAt = (index: number): string =>
  SAMPLE_DESIGN_PHOTOS[index % SAMPLE_DESIGN_PHOTOS.length]?.id ?? "";

/** Returns a photograph's size in px. @throws Error when there is none of that id. */
export const sizeOfSample = (photoId: string): PhotoSize => {
  const photo = SAMPLE_DESIGN_PHOTOS.find(({ id }) => id === photoId);
  if (!photo) throw new Error(`there is no photograph "${photoId}"`);
  return photo.size;
};
