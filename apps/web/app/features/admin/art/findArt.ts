import type { OwnerArtItem } from "@storywall/contract/schemas/art.ts";

type FoundBy = Pick<OwnerArtItem, "title" | "artist" | "tags">;

/** Returns the pictures whose title, artist and tags together have each word of a text. */
export const findArt = <Item extends FoundBy>(items: readonly Item[], text: string): readonly Item[] => {
  const words = text.toLowerCase().split(/\s+/);
  return items.filter(({ title, artist, tags }) => {
    const all = [title, artist, ...tags].join(" ").replaceAll("_", " ").toLowerCase();
    return words.every((word) => all.includes(word));
  });
};
