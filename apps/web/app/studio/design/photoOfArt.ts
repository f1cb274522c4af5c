import type { ArtItem } from "@storywall/contract/schemas/art.ts";
import { artPhoto } from "@storywall/domain/design/artPhoto.ts";
import type { DesignPhoto } from "@storywall/domain/design/design.ts";

/** A picture of the catalogue as a wall's photo. */
export const photoOfArt = ({ _id, url, ...item }: ArtItem): DesignPhoto =>
  artPhoto({ id: _id, ...item }, url);
