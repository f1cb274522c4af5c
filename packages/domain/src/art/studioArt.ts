import type { ArtItem, ArtSet } from "./artItem.ts";

/** Prefix of the ids of art that we drew ourselves; the rest of the id names the drawing. */
export const STUDIO_PREFIX = "studio-";

const ADDED_AT = new Date("2026-11-21T00:00:00.000Z");

const studio = (
  drawing: string,
  title: string,
  tags: readonly string[],
  featuredRank: number | null = null,
): ArtItem => ({
  id: `${STUDIO_PREFIX}${drawing}`,
  title,
  artist: "Storywall studio",
  licence: "Drawn by Storywall. Sold as a print; all other rights reserved.",
  tags,
  isFeatured: featuredRank !== null,
  featuredRank,
  width: 2400,
  height: 3000,
  addedAt: ADDED_AT,
  assetId: null,
  isOnSale: true,
  relatedIds: [],
});

/**
 * The art that every shop starts with. We drew it ourselves, so no rights need to be bought. Browsers cache the URL
 * of an image for a year, so a changed drawing gets a new id. The tags are initial values; the owner may change
 * them.
 */
export const STUDIO_ART: readonly ArtItem[] = [
  studio("sea-at-dusk", "Sea at dusk", ["sea", "sunset", "landscape", "warm"], 1),
  studio("dog", "Good dog", ["animals", "portrait", "warm"]),
  studio("hills", "Cypress hills", ["landscape", "nature", "green"], 2),
  studio("bicycle", "Blue bicycle", ["city", "still_life", "blue"]),
  studio("sailing-boat", "Red sail", ["sea", "boats", "blue"], 3),
  studio("portrait", "Among leaves", ["portrait", "people", "green"]),
  studio("mountains", "Snow and lake", ["landscape", "nature", "mountains", "blue"], 4),
  studio("street", "Painted street", ["city", "houses", "warm"]),
  studio("kite", "The red kite", ["people", "children", "sky", "blue"]),
  studio("fruit-table", "Oranges and a pear", ["still_life", "food_and_drink", "warm"]),
  studio("tree", "One big tree", ["nature", "landscape", "warm"]),
  studio("cottage", "The green door", ["houses", "nature", "green"]),
  studio("arches", "Arches at noon", ["abstract", "warm"]),
  studio("eucalyptus", "Eucalyptus", ["botanical", "nature", "green"]),
  studio("blue-ridges", "Blue ridges", ["landscape", "mountains", "blue"]),
  studio("balance", "Balance", ["abstract", "warm"]),
  studio("moon-phases", "Phases of the moon", ["sky", "night", "blue"]),
  studio("fern", "Fern", ["botanical", "nature", "green"]),
  studio("dunes", "Dunes in the evening", ["landscape", "desert", "warm"]),
  studio("lemons", "Three lemons", ["botanical", "fruit", "blue"]),
  studio("stones", "Five stones", ["coast", "still_life"]),
  studio("northern-lights", "Northern lights", ["sky", "night", "green"]),
  studio("poppies", "Poppies", ["botanical", "nature", "warm"]),
  studio("contours", "Island from above", ["abstract", "green"]),
];

const studioSet = (
  id: string,
  name: string,
  tags: readonly string[],
  drawings: readonly string[],
): ArtSet => ({
  id: `${STUDIO_PREFIX}set-${id}`,
  name,
  tags,
  itemIds: drawings.map((drawing) => `${STUDIO_PREFIX}${drawing}`),
  createdAt: ADDED_AT,
});

/** The sets that a new shop starts with: art that hangs well side by side. The owner may change and delete them. */
export const STUDIO_ART_SETS: readonly ArtSet[] = [
  studioSet("simple", "Warm and simple", ["abstract", "warm"], ["arches", "dunes", "balance"]),
  studioSet("greens", "Quiet greens", ["botanical", "green"], ["eucalyptus", "fern", "hills"]),
  studioSet("sea", "By the sea", ["sea"], ["sea-at-dusk", "sailing-boat", "stones"]),
  studioSet("night", "Night sky", ["night", "sky"], ["moon-phases", "northern-lights", "contours"]),
  studioSet("garden", "From the garden", ["botanical"], ["poppies", "lemons", "fruit-table"]),
  studioSet("mountains", "Into the hills", ["mountains", "landscape"], ["mountains", "blue-ridges", "tree"]),
];
