import { MAX_PHOTOS_A_DESIGN } from "@storywall/domain/design/limits.ts";

/** A file that cannot be used, and why. */
type Refused = { readonly fileName: string; readonly message: string };

/** What a shopper should hear of files just chosen; null when all of them came in. */
export const broughtInWords = (refused: readonly Refused[], tooMany: number): string | null => {
  const [first, ...others] = refused;
  const sentences = [
    first && others.length === 0 && `${first.fileName}: ${first.message}`,
    first && others.length > 0 && `${refused.length} files cannot be used. Photos says why.`,
    tooMany > 0 &&
      `A wall takes ${MAX_PHOTOS_A_DESIGN} photos, tray and all; the last ${tooMany === 1 ? "one was" : `${tooMany} were`} left out.`,
  ].filter((sentence) => typeof sentence === "string");
  return sentences.length > 0 ? sentences.join(" ") : null;
};
