import PDFDocument from "pdfkit";
import { HEADING, LINE, SMALL_QUIET } from "./inks.ts";
import { lineHeight, pt, type Style, textHeight, write } from "./text.ts";

/** A4, millimetres. */
const PAGE = { width: 210, height: 297 };
const MARGIN = { side: 15, top: 15, bottom: 18 };

/** What a part of a page is to people who hear it instead of seeing it. */
export type Role = "H1" | "H2" | "P" | "L" | "LI" | "Figure" | "Table" | "TR" | "TH" | "TD";

export type SheetOptions = {
  readonly title: string;
  readonly language: string;
  readonly madeAt: Date;
  /** At the foot of every page, beside its number. */
  readonly foot: string;
};

/** Pages that fill from the top to the bottom. All lengths are millimetres. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly left = MARGIN.side;
  readonly width = PAGE.width - 2 * MARGIN.side;
  /** Where the next thing goes. */
  y: number = MARGIN.top;
  readonly #foot: string;

  constructor({ title, language, madeAt, foot }: SheetOptions) {
    this.#foot = foot;
    this.doc = new PDFDocument({
      size: "A4",
      // Nothing is set by the library's own flow, which would break pages by itself.
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: "1.7",
      tagged: true,
      lang: language,
      displayTitle: true,
      info: { Title: title, Author: "Storywall", CreationDate: madeAt, ModDate: madeAt },
    });
  }

  /** What is left of the page, in millimetres. */
  get space(): number {
    return PAGE.height - MARGIN.bottom - this.y;
  }

  newPage(): void {
    this.doc.addPage();
    this.y = MARGIN.top;
  }

  /** Begins a new page when less than that is left of this one. */
  need(height: number): void {
    if (this.space < height) this.newPage();
  }

  /** Draws a part of the page that is heard as what it is; `alt` says what a figure shows. */
  part(role: Role, draw: () => void, alt?: string): void {
    const { doc } = this;
    doc.addStructure(doc.struct(role, alt === undefined ? {} : { alt }, draw));
  }

  /** A text over the whole width, or over `width` of it. */
  say(role: Role, text: string, style: Style, after = 1.5, width = this.width): void {
    this.need(textHeight(this.doc, text, style, width));
    this.part(role, () => {
      this.y += write(this.doc, text, style, { x: this.left, y: this.y, width });
    });
    this.y += after;
  }

  heading(text: string): void {
    // Not alone at the foot of a page.
    this.need(lineHeight(HEADING) + 25);
    this.y += 3;
    this.say("H2", text, HEADING, 1.5);
  }

  rule(): void {
    const { doc, left, width, y } = this;
    doc.lineWidth(0.5).strokeColor(LINE);
    doc
      .moveTo(pt(left), pt(y))
      .lineTo(pt(left + width), pt(y))
      .stroke();
  }

  /** Numbers the pages and gives the file. */
  async finish(): Promise<Uint8Array> {
    const { doc } = this;
    const { count } = doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      doc.switchToPage(page);
      const place = { x: this.left, y: PAGE.height - 12, width: this.width };
      doc.markContent("Artifact", { type: "Pagination" });
      write(doc, this.#foot, SMALL_QUIET, place);
      write(doc, `Page ${page + 1} of ${count}`, SMALL_QUIET, { ...place, align: "right" });
      doc.endMarkedContent();
    }
    doc.end();
    const pieces: Uint8Array[] = [];
    for await (const piece of doc) pieces.push(piece);
    return Buffer.concat(pieces);
  }
}
