import { normaliseTags } from "@storywall/domain/art/tags.ts";

/** What is typed about a picture. */
export type TypedArt = {
  readonly title: string;
  readonly artist: string;
  readonly licence: string;
  /** Separated by commas. */
  readonly tags: string;
};

/** Returns a title from the name of a file: `two-boats_final.jpg` is "Two boats final". */
export const titleOfFile = (name: string): string => {
  const words = name
    .replace(/\.\w+$/, "")
    .replaceAll(/[-_\s]+/g, " ")
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1, 80);
};

/** Returns the tags that were typed, as the shop stores them. */
export const parseTags = (typed: string): string[] => [...normaliseTags(typed.split(","))];

/** Returns what is missing, as a sentence; null when nothing is. */
export const findMissing = ({ title, artist }: TypedArt): string | null => {
  if (title.trim() === "") return "Please enter a title.";
  return artist.trim() === "" ? "Please enter who made it." : null;
};
