import { LINE, SMALL, SMALL_BOLD } from "./inks.ts";
import type { Role, Sheet } from "./sheet.ts";
import { pt, type Style, textHeight, write } from "./text.ts";

export type Column<Row> = {
  readonly heading: string;
  /** Millimetres. */
  readonly width: number;
  readonly align?: "left" | "centre" | "right";
  /** What stands there, a line or more; or how it is drawn, at a place of that width and height. */
  readonly cell:
    | ((row: Row) => readonly string[])
    | { readonly draw: (row: Row, box: CellBox) => void; readonly height: number };
  readonly style?: Style;
};

export type CellBox = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

const PADDING = 1.6;
const BETWEEN = 2;

/** A table that goes on over as many pages as it needs, each with the headings again. */
export const table = <Row>(sheet: Sheet, columns: readonly Column<Row>[], rows: readonly Row[]): void => {
  const { doc } = sheet;
  const structure = doc.struct("Table");
  doc.addStructure(structure);
  const linesOf = (column: Column<Row>, row: Row) =>
    typeof column.cell === "function" ? column.cell(row) : [];
  const inside = ({ width }: Column<Row>) => width - BETWEEN;

  const line = (role: Role, height: number, draw: (column: Column<Row>, box: CellBox) => void): void => {
    const structureOfRow = doc.struct("TR");
    structure.add(structureOfRow);
    let x = sheet.left;
    for (const column of columns) {
      const box = { x, y: sheet.y + PADDING, width: inside(column), height };
      structureOfRow.add(doc.struct(role, {}, () => draw(column, box)));
      x += column.width;
    }
    structureOfRow.end();
    sheet.y += height + 2 * PADDING;
    doc.lineWidth(0.5).strokeColor(LINE);
    doc
      .moveTo(pt(sheet.left), pt(sheet.y))
      .lineTo(pt(x - BETWEEN), pt(sheet.y))
      .stroke();
  };

  const headings = (): void => {
    const height = Math.max(
      ...columns.map((column) => textHeight(doc, column.heading, SMALL_BOLD, inside(column))),
    );
    line("TH", height, ({ heading, align = "left" }, box) => {
      write(doc, heading, SMALL_BOLD, { ...box, align });
    });
  };

  const heightOf = (row: Row): number =>
    Math.max(
      ...columns.map((column) => {
        if (typeof column.cell !== "function") return column.cell.height;
        const { style = SMALL } = column;
        return linesOf(column, row).reduce(
          (sum, text) => sum + textHeight(doc, text, style, inside(column)),
          0,
        );
      }),
    );

  const [first] = rows;
  sheet.need((first === undefined ? 0 : heightOf(first)) + 16);
  headings();
  for (const row of rows) {
    const height = heightOf(row);
    if (sheet.space < height + 2 * PADDING) {
      sheet.newPage();
      headings();
    }
    line("TD", height, (column, box) => {
      const { cell, style = SMALL, align = "left" } = column;
      if (typeof cell !== "function") return cell.draw(row, box);
      let { y } = box;
      for (const text of cell(row)) y += write(doc, text, style, { x: box.x, y, width: box.width, align });
    });
  }
  structure.end();
};
