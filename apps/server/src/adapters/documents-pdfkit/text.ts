import { type Face, type Run, runsOf, type Weight } from "./faces.ts";

export type Style = {
  /** Points, as type is measured. */
  readonly size: number;
  readonly weight: Weight;
  readonly colour: string;
};

export type Place = {
  /** Millimetres from the page's top left corner. */
  readonly x: number;
  readonly y: number;
  /** Lines break at this width; without one, there is one line. */
  readonly width?: number;
  readonly align?: "left" | "centre" | "right";
};

const POINTS_A_MM = 72 / 25.4;
/** Millimetres as points, which is what PDF counts in. */
export const pt = (millimetres: number): number => millimetres * POINTS_A_MM;
const inMm = (points: number): number => points / POINTS_A_MM;

const LEADING = 1.32;
/** From a line's top to the feet of its letters. */
const ASCENT = 0.98;

/** Millimetres from one line to the next. */
export const lineHeight = ({ size }: Pick<Style, "size">): number => inMm(size * LEADING);

type Line = { readonly runs: readonly Run[]; readonly width: number };

/** The document opens a face when it first sets something in it, and keeps it by its name. */
const set = (doc: PDFKit.PDFDocument, face: Face, size: number): PDFKit.PDFDocument =>
  doc.registerFont(face.name, face.file).font(face.name, size);

/** How wide a text is on one line, in millimetres. */
export const textWidth = (doc: PDFKit.PDFDocument, text: string, style: Style): number =>
  measured(doc, text, style).width;

const measured = (doc: PDFKit.PDFDocument, text: string, { size, weight }: Style): Line => {
  const runs = runsOf(text, weight);
  const points = runs.reduce((sum, run) => sum + set(doc, run.face, size).widthOfString(run.text), 0);
  return { runs, width: inMm(points) };
};

/** A text as lines of at most that width; a word that is longer is broken where the line ends. */
const broken = (doc: PDFKit.PDFDocument, text: string, style: Style, width: number): readonly Line[] => {
  const fits = (part: string): boolean => measured(doc, part, style).width <= width;
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/[ \n]+/)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = "";
    for (const letter of word) {
      if (line !== "" && !fits(line + letter)) {
        lines.push(line);
        line = "";
      }
      line += letter;
    }
  }
  return [...lines, line].map((part) => measured(doc, part, style));
};

const linesOf = (doc: PDFKit.PDFDocument, text: string, style: Style, width?: number): readonly Line[] =>
  width === undefined ? [measured(doc, text, style)] : broken(doc, text, style, width);

/** How high a text will be, in millimetres. */
export const textHeight = (doc: PDFKit.PDFDocument, text: string, style: Style, width: number): number =>
  broken(doc, text, style, width).length * lineHeight(style);

/** Writes a text with its top left corner at a place; gives its height in millimetres. */
export const write = (
  doc: PDFKit.PDFDocument,
  text: string,
  style: Style,
  { x, y, width, align = "left" }: Place,
): number => {
  const lines = linesOf(doc, text, style, width);
  const share = { left: 0, centre: 0.5, right: 1 }[align];
  lines.forEach((line, index) => {
    let at = pt(x + ((width ?? 0) - line.width) * (width === undefined && share === 0 ? 0 : share));
    const feet = pt(y + index * lineHeight(style)) + style.size * ASCENT;
    for (const { face, text: letters } of line.runs) {
      set(doc, face, style.size).fillColor(style.colour);
      doc.text(letters, at, feet, { lineBreak: false, baseline: "alphabetic" });
      at += doc.widthOfString(letters);
    }
  });
  return lines.length * lineHeight(style);
};
