import { MAX_PHOTOS_PER_DESIGN } from "@storywall/domain/design/limits.ts";

/** A file that cannot be used, and why. */
type RejectedFile = { readonly fileName: string; readonly message: string };

/**
 * Returns the message about files that were not added; null when all were. `countText` says how many photos of the wall
 * cannot be used, as the tray says it.
 */
export const uploadMessage = (
  rejected: readonly RejectedFile[],
  leftOutCount: number,
  countText: string,
): string | null => {
  const [first, ...others] = rejected;
  const sentences = [
    first && others.length === 0 && `${first.fileName}: ${first.message}`,
    first && others.length > 0 && `${countText}. See why under Photos.`,
    leftOutCount > 0 &&
      `A wall can hold ${MAX_PHOTOS_PER_DESIGN} photos, including the tray; the last ${leftOutCount === 1 ? "one was" : `${leftOutCount} were`} left out.`,
  ].filter((sentence) => typeof sentence === "string");
  return sentences.length > 0 ? sentences.join(" ") : null;
};
