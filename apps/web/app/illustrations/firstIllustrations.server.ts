import { CANVAS_TEMPLATES } from "@storywall/domain/catalogue/canvasTemplates.ts";
import { GALLERY_WALL_KEYS } from "@storywall/domain/catalogue/galleryWallKeys.ts";
import { SET_KEYS, TILE_SETS } from "@storywall/domain/catalogue/sets.ts";
import { TEMPLATE_KEYS } from "@storywall/domain/catalogue/templateKeys.ts";
import { illustrationWidths } from "../lib/images/illustrationWidths.ts";
import { renderIllustrationWebp } from "./renderIllustrationWebp.server.ts";

/** Returns the illustrations of the home page, then those of the list, in the order in which they are seen. */
export const listFirstIllustrations = (): readonly string[] => [
  ...SET_KEYS.map((key) => `offer-${key}.${TILE_SETS[key].size}`),
  "home-before",
  "home-after",
  "step-place",
  ...TEMPLATE_KEYS.map((key) => `offer-${key}.${CANVAS_TEMPLATES[key].sizes[0]}`),
  ...GALLERY_WALL_KEYS.map((key) => `offer-${key}`),
  "offer-own_mix",
];

/** The widths in px that browsers request: phones of density 2 and 3, desktop screens of density 1 and 2. */
export const FIRST_WIDTHS = [720, 416, 640, 832];

/**
 * Renders the illustrations of the home page and of the list, one after the other. Otherwise the first visitor after a
 * build would wait a second for each. Those that exist already are only read.
 */
export const renderFirstIllustrations = async (
  render: (name: string, width: number) => Promise<unknown> = renderIllustrationWebp,
): Promise<void> => {
  for (const name of listFirstIllustrations())
    for (const width of FIRST_WIDTHS) if (illustrationWidths(name).includes(width)) await render(name, width);
};
