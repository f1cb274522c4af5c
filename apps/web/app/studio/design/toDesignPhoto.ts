import type { ArtItem } from "@storywall/contract/schemas/art.ts";
import { createArtPhoto } from "@storywall/domain/design/artPhoto.ts";
import type { DesignPhoto } from "@storywall/domain/design/design.ts";

/** Returns an art item as a photo of a design. */
export const toDesignPhoto = ({ _id, url, ...item }: ArtItem): DesignPhoto =>
  createArtPhoto({ id: _id, ...item }, url);
