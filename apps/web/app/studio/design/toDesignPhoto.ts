import type { ArtItem } from "@storywall/contract/schemas/art.ts";
import { createArtPhoto } from "@storywall/domain/design/artPhoto.ts";
import type { DesignPhoto } from "@storywall/domain/design/design.ts";

/** A picture of the catalogue as a wall's photo. */
export const toDesignPhoto = ({ _id, url, ...item }: ArtItem): DesignPhoto =>
  createArtPhoto({ id: _id, ...item }, url);
