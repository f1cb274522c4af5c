import type { ArtItem } from "@storywall/domain/art/artItem.ts";
import type { ArtCatalogue } from "../../ports/art/ArtCatalogue.ts";

/** Adds what the catalogue begins with and does not have yet; what the owner changed stays. Doing it again changes nothing. */
export const seedArt = (art: ArtCatalogue, items: readonly ArtItem[]): Promise<void> =>
  art.insertMissingItems(items);
