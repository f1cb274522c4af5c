import { preventSizeBreaks } from "@storywall/domain/text/preventBreaks.ts";
import { type FontFace, type FontWeight, splitIntoRuns, type TextRun } from "./fontFaces.ts";

export type TextStyle = {
  /** Points (1/72 inch). */
  readonly size: number;
  readonly weight: FontWeight;
  readonly colour: string;
};

type TextPosition = {
  /** Millimetres from the page's top left corner. */
  readonly x: number;
  readonly y: number;
  /** Width at which lines break, in mm; absent for a single line. */
  readonly width?: number;
  readonly align?: "left" | "centre" | "right";
};

const POINTS_PER_MM = 72 / 25.4;
/** Returns millimetres as points, the unit of PDF. */
export const pt = (millimetres: number): number => millimetres * POINTS_PER_MM;
const toMm = (points: number): number => points / POINTS_PER_MM;

const LINE_HEIGHT_RATIO = 1.32;
/** Distance from the top of a line to its baseline, as a fraction of the text size. */
const BASELINE_RATIO = 0.98;

/** Returns the distance from one line to the next, in mm. */
export const lineHeight = ({ size }: Pick<TextStyle, "size">): number => toMm(size * LINE_HEIGHT_RATIO);

type TextLine = { readonly runs: readonly TextRun[]; readonly width: number };

/** Sets the font. The document opens a face at its first use and keeps it under its name. */
const setFont = (doc: PDFKit.PDFDocument, face: FontFace, size: number): PDFKit.PDFDocument =>
  doc.registerFont(face.name, face.file).font(face.name, size);

/** Returns the width of a text on one line, in mm. */
export const textWidth = (doc: PDFKit.PDFDocument, text: string, style: TextStyle): number =>
  measureText(doc, text, style).width;

const measureText = (doc: PDFKit.PDFDocument, text: string, { size, weight }: TextStyle): TextLine => {
  const runs = splitIntoRuns(text, weight);
  const points = runs.reduce((sum, run) => sum + setFont(doc, run.face, size).widthOfString(run.text), 0);
  return { runs, width: toMm(points) };
};

/** Breaks a text into lines of at most `width` mm; a longer word is broken at the end of the line. */
const breakLines = (
  doc: PDFKit.PDFDocument,
  text: string,
  style: TextStyle,
  width: number,
): readonly TextLine[] => {
  const fits = (part: string): boolean => measureText(doc, part, style).width <= width;
  const lines: string[] = [];
  let line = "";
  for (const word of preventSizeBreaks(text).split(/[ \n]+/)) {
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
  return [...lines, line].map((part) => measureText(doc, part, style));
};

const toLines = (
  doc: PDFKit.PDFDocument,
  text: string,
  style: TextStyle,
  width?: number,
): readonly TextLine[] =>
  width === undefined ? [measureText(doc, text, style)] : breakLines(doc, text, style, width);

/** Returns the height of a text, in mm. */
export const textHeight = (doc: PDFKit.PDFDocument, text: string, style: TextStyle, width: number): number =>
  breakLines(doc, text, style, width).length * lineHeight(style);

/** Draws a text with its top left corner at the position. Returns its height in mm. */
export const drawText = (
  doc: PDFKit.PDFDocument,
  text: string,
  style: TextStyle,
  { x, y, width, align = "left" }: TextPosition,
): number => {
  const lines = toLines(doc, text, style, width);
  const alignment = { left: 0, centre: 0.5, right: 1 }[align];
  lines.forEach((line, index) => {
    let at = pt(x + ((width ?? 0) - line.width) * (width === undefined && alignment === 0 ? 0 : alignment));
    const baselineY = pt(y + index * lineHeight(style)) + style.size * BASELINE_RATIO;
    for (const { face, text: letters } of line.runs) {
      setFont(doc, face, style.size).fillColor(style.colour);
      doc.text(letters, at, baselineY, { lineBreak: false, baseline: "alphabetic" });
      at += doc.widthOfString(letters);
    }
  });
  return lines.length * lineHeight(style);
};
