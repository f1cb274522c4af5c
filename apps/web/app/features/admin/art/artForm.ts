import { normaliseTags } from "@storywall/domain/art/tags.ts";

/** The typed texts of a picture. */
export type TypedArt = {
  readonly title: string;
  readonly artist: string;
  readonly licence: string;
  /** Tags, separated by commas. */
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

/**
 * Returns the title for the form once a file is chosen: from the file's name, unless the person has typed a title
 * other than the one that the previous file `suggested`.
 */
export const titleWithFile = (title: string, suggested: string, fileName: string): string =>
  title.trim() === "" || title === suggested ? titleOfFile(fileName) : title;

/** Returns the typed tags, as the shop stores them. Semicolons separate them too. */
export const parseTags = (typed: string): string[] => [...normaliseTags(typed.split(/[,;]/))];

/** Returns the first missing field, with a sentence; null when none is missing. */
export const findMissing = ({
  title,
  artist,
}: TypedArt): { readonly field: "title" | "artist"; readonly message: string } | null => {
  if (title.trim() === "") return { field: "title", message: "Please enter a title." };
  return artist.trim() === "" ? { field: "artist", message: "Please enter who made it." } : null;
};

/** The texts of a picture, as the shop stores them. */
export type ArtTexts = Omit<TypedArt, "tags"> & { readonly tags: string[] };

/**
 * Only the texts that differ, and their values before. Changes that another person has saved meanwhile stay, unless
 * they are of the same text.
 */
export type ArtTextChange = { readonly texts: Partial<ArtTexts>; readonly seen: Partial<ArtTexts> };

/** `theirs`: the current texts, when another person saved first. Then nothing was saved. */
export type SavedArtTexts = { readonly message: string | null; readonly theirs: ArtTexts | null };

export const toArtTexts = ({ title, artist, licence, tags }: ArtTexts): ArtTexts => ({
  ...{ title, artist, licence },
  tags: [...tags],
});

export const toTypedArt = ({ tags, ...texts }: ArtTexts): TypedArt => ({ ...texts, tags: tags.join(", ") });

const TEXT_NAMES = ["title", "artist", "licence", "tags"] as const;

const isSame = (one: ArtTexts[keyof ArtTexts], other: ArtTexts[keyof ArtTexts]): boolean =>
  String(one) === String(other);

const pick = (texts: ArtTexts, names: readonly (keyof ArtTexts)[]): Partial<ArtTexts> =>
  Object.fromEntries(names.map((name) => [name, texts[name]]));

/** Returns the texts that differ from those that the page is based on. */
export const listChangedTexts = (known: ArtTexts, { tags, ...typed }: TypedArt): ArtTextChange => {
  const texts = { ...typed, tags: parseTags(tags) };
  const names = TEXT_NAMES.filter((name) => !isSame(texts[name], known[name]));
  return { texts: pick(texts, names), seen: pick(known, names) };
};

/** Returns the fields after another person saved first: text typed here stays, everything else is as they saved it. */
export const mergeTyped = (theirs: ArtTexts, { texts }: ArtTextChange): TypedArt =>
  toTypedArt({ ...theirs, ...texts });

/** Returns what another tab or person has saved for the texts that were changed here too. */
export const describeTheirs = (theirs: ArtTexts, { seen }: ArtTextChange): string => {
  const changed = TEXT_NAMES.filter((name) => {
    const before = seen[name];
    return before !== undefined && !isSame(before, theirs[name]);
  });
  const words = changed.map((name) => `the ${name} “${toTypedArt(theirs)[name]}”`).join(", ");
  return `Saved meanwhile in another tab or by someone else: ${words}. Yours is still here: save again to keep it.`;
};
