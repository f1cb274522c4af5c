import type { Design } from "@storywall/domain/design/design.ts";
import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import { readStored, STORAGE_KEYS } from "../../lib/browser/storage.ts";

/** Returns the ordered wall with the file names that this browser knows: the shop has none. */
export const withKnownNames = (design: Design): Design => {
  // Only the names are read: the parser of whole photos would make this page heavier.
  const stored = readStored({
    key: STORAGE_KEYS.userPhotos,
    version: 1,
    parse: (data) => (Array.isArray(data) ? data : null),
  });
  const nameOf = (id: string): string | undefined => {
    const name = fieldOf(
      stored?.find((photo) => fieldOf(photo, "id") === id),
      "fileName",
    );
    return typeof name === "string" ? name : undefined;
  };
  const photos = design.photos.map((photo) => ({ ...photo, fileName: nameOf(photo.id) ?? photo.fileName }));
  return { ...design, photos };
};
