import type { ReadyGalleryWallKey } from "@storywall/domain/catalogue/galleryWallKeys.ts";
import type { SetKey } from "@storywall/domain/catalogue/sets.ts";
import type { TemplateKey } from "@storywall/domain/catalogue/templateKeys.ts";
import type { PhotoSize } from "@storywall/domain/crop/crop.ts";
import type { Design, DesignBase, DesignPhoto } from "@storywall/domain/design/design.ts";
import { px } from "@storywall/domain/units/units.ts";

/**
 * Pictures that belong together, as one person's photos do. "sunlit" ones show the sun itself or are pale all over: on a print in a room's soft
 * light they look lit from behind, so they hang where no other is left.
 */
export type Family = "sea" | "mountains" | "garden" | "travel" | "sunlit";

// biome-ignore format: a table is read by its columns
const PHOTOGRAPHS: readonly (readonly [name: string, width: number, height: number, family: Family])[] = [
  ["white-pier",              427, 640, "sea"],
  ["kitten-in-daisies",       640, 433, "garden"],
  ["apricot-rose",            451, 640, "garden"],
  ["lake-jetty",              640, 404, "mountains"],
  ["pink-evening-lighthouse", 455, 640, "sea"],
  ["lavender-field",          640, 426, "sunlit"],
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
  ["dandelion",               640, 427, "garden"],
  ["lighthouse-at-dusk",      640, 426, "sea"],
  ["winter-rooftops",         640, 409, "sunlit"],
  ["breakfast-table",         640, 427, "travel"],
  ["rocks-at-dusk",           430, 635, "mountains"],
  ["mountain-peak",           640, 405, "mountains"],
  ["coffee-and-granola",      430, 559, "garden"],
  ["road-trip-sign",          640, 431, "travel"],
  ["street-sunset",           430, 679, "sunlit"],
  ["bay-surf",                640, 427, "travel"],
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

const FAMILIES: readonly Family[] = ["sea", "garden", "mountains", "travel", "sunlit"];

/**
 * The photographs of a sample wall: those of these families one after the other. The first `skipped` of each come
 * last, since another wall beside it begins with them.
 */
export type SampleChoice = { readonly families: readonly Family[]; readonly skipped: number };

const choice = (skipped: number, ...families: Family[]): SampleChoice => ({ families, skipped });

/**
 * The photographs of the walls in the list. Walls that a desktop shows side by side share no photograph while there is
 * another, and those one below the other as few as possible.
 */
const CHOICES: Readonly<Record<TemplateKey | SetKey | ReadyGalleryWallKey, SampleChoice>> = {
  flex_two_frames: choice(0, "sea"),
  flex_three_frames: choice(0, "travel"),
  flex_four_frames: choice(0, "mountains"),
  grid_four_frames: choice(0, "garden"),
  mixed_absolute_four_frames: choice(2, "sea"),
  square_trio: choice(0, "mountains"),
  charming_six: choice(0, "garden"),
  dazzling_dozen: choice(5, "travel", "sea"),
  front_room_eight: choice(0, "sea", "travel"),
  large_and_four: choice(1, "garden"),
  salon_six: choice(1, "mountains", "garden"),
  sofa_nine: choice(2, "travel", "sea"),
  family_twelve: choice(0, "garden", "mountains", "travel"),
  stair_seven: choice(3, "sea", "travel"),
};

const isListed = (key: string): key is keyof typeof CHOICES => Object.hasOwn(CHOICES, key);

/** Returns the choice of photographs for the sample wall of a layout, set or gallery wall. */
export const sampleChoiceOf = (base: DesignBase): SampleChoice => {
  const key = base.kind === "free" ? (base.wall ?? "") : base.key;
  return CHOICES[isListed(key) ? key : "flex_two_frames"];
};

type Upright = { readonly orientation: "portrait" | "landscape" };

/**
 * Returns a photograph's id for each tile: of the chosen families first, upright ones in upright tiles, none twice while
 * there is another.
 */
export const photographsFor = (
  tiles: readonly Upright[],
  { families, skipped }: SampleChoice,
): readonly string[] => {
  const rankOf = (family: Family, position: number): number => {
    const order = families.indexOf(family);
    if (order < 0) return 2 * FAMILIES.length + FAMILIES.indexOf(family);
    return position < skipped ? FAMILIES.length + order : order;
  };
  const unused = FAMILIES.flatMap((family) =>
    PHOTOGRAPHS.filter(([, , , of]) => of === family).map((photograph, position) => ({
      photograph,
      rank: rankOf(family, position),
    })),
  ).toSorted((one, other) => one.rank - other.rank);
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
