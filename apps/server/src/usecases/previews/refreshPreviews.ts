import { hasUploadedPhotos } from "@storywall/domain/design/artPhoto.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import type { Shop } from "../shop.ts";

/**
 * Saves the previews of walls without uploaded photos again, which otherwise expire. Call it when a shopper
 * sees the walls, before the reply that names their previews.
 */
export const refreshPreviews = async (
  { repositories: { previews }, clock }: Pick<Shop, "repositories" | "clock">,
  walls: readonly { readonly design: Design }[],
): Promise<void> => {
  for (const { design } of walls) {
    if (!hasUploadedPhotos(design)) await previews.save(design, clock.now());
  }
};
