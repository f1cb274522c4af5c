import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { create } from "fontkit";

/** Weight of a text; `display` is for titles. */
export type FontWeight = "plain" | "bold" | "display";

export type FontFace = {
  readonly name: string;
  readonly file: Buffer;
  readonly has: (codePoint: number) => boolean;
};

/** Noto has what the shop's own fonts lack: every Latin letter, Greek and Cyrillic. */
const FALLBACK_FONTS = {
  plain: "noto-sans/400Regular/NotoSans_400Regular.ttf",
  bold: "noto-sans/600SemiBold/NotoSans_600SemiBold.ttf",
} as const;

/** The shop's own fonts first: each letter is set in the first font that has it. */
const FONT_FILES: Readonly<Record<FontWeight, readonly string[]>> = {
  plain: ["figtree/400Regular/Figtree_400Regular.ttf", FALLBACK_FONTS.plain],
  bold: ["figtree/600SemiBold/Figtree_600SemiBold.ttf", FALLBACK_FONTS.bold],
  display: ["fraunces/600SemiBold/Fraunces_600SemiBold.ttf", FALLBACK_FONTS.bold],
};

const openedFaces = new Map<string, FontFace>();

const openFace = (path: string): FontFace => {
  const known = openedFaces.get(path);
  if (known) return known;
  const file = readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}`)));
  const font = create(file);
  const face = {
    name: path,
    file,
    has: (codePoint: number) => "hasGlyphForCodePoint" in font && font.hasGlyphForCodePoint(codePoint),
  };
  openedFaces.set(path, face);
  return face;
};

/** Letters that one face draws. */
export type TextRun = { readonly face: FontFace; readonly text: string };

/** Replaces a letter that none of the fonts has. */
export const UNKNOWN_LETTER = "?";

/**
 * Control characters and lone accents draw nothing by themselves, and a PDF that is set letter by letter needs none.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{M}]/u;

/**
 * Splits a text into runs of one face each. A letter that no face has becomes a question mark, so that no text can
 * fail a document. Accents are joined to their letters first (NFC); one that cannot be joined is left out.
 */
export const splitIntoRuns = (text: string, weight: FontWeight): readonly TextRun[] => {
  const runs: { face: FontFace; text: string }[] = [];
  for (const character of text.normalize("NFC")) {
    if (INVISIBLE.test(character)) continue;
    const { face, letter } = findFace(character, weight);
    const last = runs.at(-1);
    if (last?.face === face) last.text += letter;
    else runs.push({ face, text: letter });
  }
  return runs;
};

const findFace = (
  letter: string,
  weight: FontWeight,
): { readonly face: FontFace; readonly letter: string } => {
  for (const path of FONT_FILES[weight]) {
    const face = openFace(path);
    if (face.has(letter.codePointAt(0) ?? 0)) return { face, letter };
  }
  const [first = ""] = FONT_FILES[weight];
  return { face: openFace(first), letter: UNKNOWN_LETTER };
};
