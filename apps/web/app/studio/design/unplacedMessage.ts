import type { Design } from "@storywall/domain/design/design.ts";
import { photosInTray } from "@storywall/domain/design/tilePhotos.ts";

/**
 * Returns a message for a wall in the cart that does not show all of the shopper's photos; null when it does. Photos that
 * cannot be used are not counted: the page says so where they are.
 */
export const unplacedMessage = (design: Design, unusableIds: readonly string[]): string | null => {
  const count = photosInTray(design).filter(({ id }) => !unusableIds.includes(id)).length;
  if (count === 0) return null;
  return count === 1
    ? "1 of your photos isn't on this wall. It stays under Photos."
    : `${count} of your photos aren't on this wall. They stay under Photos.`;
};
