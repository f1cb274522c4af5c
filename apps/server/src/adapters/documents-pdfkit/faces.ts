import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { create } from "fontkit";

/** How a text is set: `display` is for titles. */
export type Weight = "plain" | "bold" | "display";

export type Face = {
  readonly name: string;
  readonly file: Buffer;
  readonly has: (codePoint: number) => boolean;
};

/** What the shop's own letters lack, Noto has: every Latin letter there is, Greek and Cyrillic. */
const NOTO = {
  plain: "noto-sans/400Regular/NotoSans_400Regular.ttf",
  bold: "noto-sans/600SemiBold/NotoSans_600SemiBold.ttf",
} as const;

/** The shop's own letters first; a letter is taken from the first file that has it. */
const FILES: Readonly<Record<Weight, readonly string[]>> = {
  plain: ["figtree/400Regular/Figtree_400Regular.ttf", NOTO.plain],
  bold: ["figtree/600SemiBold/Figtree_600SemiBold.ttf", NOTO.bold],
  display: ["fraunces/600SemiBold/Fraunces_600SemiBold.ttf", NOTO.bold],
};

const opened = new Map<string, Face>();

const open = (path: string): Face => {
  const known = opened.get(path);
  if (known) return known;
  const file = readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}`)));
  const font = create(file);
  const face = {
    name: path,
    file,
    has: (codePoint: number) => "hasGlyphForCodePoint" in font && font.hasGlyphForCodePoint(codePoint),
  };
  opened.set(path, face);
  return face;
};

/** Letters that one face sets. */
export type Run = { readonly face: Face; readonly text: string };

/** Stands for a letter that none of our faces has. */
export const UNKNOWN_LETTER = "?";

/** Without a picture of their own: they steer how text runs, and a PDF that is set letter by letter has no use of them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{M}]/u;

/**
 * A text cut into runs of one face each. No letter stops a paper: one that no face has becomes a question mark. Accents are
 * joined to their letters before (NFC); one that has no letter to join is left out.
 */
export const runsOf = (text: string, weight: Weight): readonly Run[] => {
  const runs: { face: Face; text: string }[] = [];
  for (const asked of text.normalize("NFC")) {
    if (UNSEEN.test(asked)) continue;
    const { face, letter } = faceOf(asked, weight);
    const last = runs.at(-1);
    if (last?.face === face) last.text += letter;
    else runs.push({ face, text: letter });
  }
  return runs;
};

const faceOf = (letter: string, weight: Weight): { readonly face: Face; readonly letter: string } => {
  for (const path of FILES[weight]) {
    const face = open(path);
    if (face.has(letter.codePointAt(0) ?? 0)) return { face, letter };
  }
  const [first = ""] = FILES[weight];
  return { face: open(first), letter: UNKNOWN_LETTER };
};
