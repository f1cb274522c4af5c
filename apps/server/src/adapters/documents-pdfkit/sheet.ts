import PDFDocument from "pdfkit";
import { drawText, lineHeight, pt, type TextStyle, textHeight } from "./text.ts";
import { HEADING, LINE_COLOUR, SMALL_MUTED } from "./textStyles.ts";

/** A4. */
const PAGE_MM = { width: 210, height: 297 };
const MARGIN_MM = { side: 15, top: 15, bottom: 18 };

/** Tags of a PDF's structure, by which a screen reader tells what a part of a page is. */
export type StructureTag = "H1" | "H2" | "P" | "L" | "LI" | "Figure" | "Table" | "TR" | "TH" | "TD";

type SheetOptions = {
  readonly title: string;
  readonly language: string;
  readonly createdAt: Date;
  /** Text at the foot of every page, beside the page number. */
  readonly footer: string;
};

/** A document whose pages are filled from top to bottom. All lengths are in mm. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly left = MARGIN_MM.side;
  readonly width = PAGE_MM.width - 2 * MARGIN_MM.side;
  /** The top of the next part of the page. */
  y: number = MARGIN_MM.top;
  readonly #footer: string;

  constructor({ title, language, createdAt, footer }: SheetOptions) {
    this.#footer = footer;
    this.doc = new PDFDocument({
      size: "A4",
      // Texts are placed here, not by the library's own flow, which would break pages by itself.
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: "1.7",
      tagged: true,
      lang: language,
      displayTitle: true,
      info: { Title: title, Author: "Storywall", CreationDate: createdAt, ModDate: createdAt },
    });
  }

  /** The free height of the page, in mm. */
  get remainingHeight(): number {
    return PAGE_MM.height - MARGIN_MM.bottom - this.y;
  }

  addPage(): void {
    this.doc.addPage();
    this.y = MARGIN_MM.top;
  }

  /** Starts a new page when this one has less free height. */
  ensureSpace(height: number): void {
    if (this.remainingHeight < height) this.addPage();
  }

  /** Draws a part of the page under a structure tag; `alt` describes a figure. */
  addTagged(role: StructureTag, draw: () => void, alt?: string): void {
    const { doc } = this;
    doc.addStructure(doc.struct(role, alt === undefined ? {} : { alt }, draw));
  }

  /** Adds a text over the full width, or over `width`. */
  addText(role: StructureTag, text: string, style: TextStyle, spaceAfter = 1.5, width = this.width): void {
    this.ensureSpace(textHeight(this.doc, text, style, width));
    this.addTagged(role, () => {
      this.y += drawText(this.doc, text, style, { x: this.left, y: this.y, width });
    });
    this.y += spaceAfter;
  }

  addHeading(text: string): void {
    // A heading must not be alone at the foot of a page.
    this.ensureSpace(lineHeight(HEADING) + 25);
    this.y += 3;
    this.addText("H2", text, HEADING, 1.5);
  }

  addRule(): void {
    const { doc, left, width, y } = this;
    doc.lineWidth(0.5).strokeColor(LINE_COLOUR);
    doc
      .moveTo(pt(left), pt(y))
      .lineTo(pt(left + width), pt(y))
      .stroke();
  }

  /** Numbers the pages and returns the bytes of the PDF. */
  async finish(): Promise<Uint8Array> {
    const { doc } = this;
    const { count } = doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      doc.switchToPage(page);
      const position = { x: this.left, y: PAGE_MM.height - 12, width: this.width };
      doc.markContent("Artifact", { type: "Pagination" });
      drawText(doc, this.#footer, SMALL_MUTED, position);
      drawText(doc, `Page ${page + 1} of ${count}`, SMALL_MUTED, { ...position, align: "right" });
      doc.endMarkedContent();
    }
    doc.end();
    const chunks: Uint8Array[] = [];
    for await (const chunk of doc) chunks.push(chunk);
    return Buffer.concat(chunks);
  }
}
