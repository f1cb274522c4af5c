import type { ArtItem } from "@storywall/domain/art/artItem.ts";
import type { ArtCatalogue } from "../../ports/art/ArtCatalogue.ts";

/** Adds the initial art items that the catalogue does not have. Items that the owner changed stay. Safe to repeat. */
export const seedArt = (art: ArtCatalogue, items: readonly ArtItem[]): Promise<void> =>
  art.insertMissingItems(items);
