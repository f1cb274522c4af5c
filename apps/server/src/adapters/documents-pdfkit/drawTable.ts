import type { Sheet, StructureTag } from "./sheet.ts";
import { drawText, pt, type TextStyle, textHeight } from "./text.ts";
import { LINE_COLOUR, SMALL, SMALL_BOLD } from "./textStyles.ts";

export type Column<Row> = {
  readonly heading: string;
  /** Millimetres. */
  readonly width: number;
  readonly align?: "left" | "centre" | "right";
  /** Returns the lines of text of a cell; or draws the cell into a box of the given height. */
  readonly cell:
    | ((row: Row) => readonly string[])
    | { readonly draw: (row: Row, box: CellBox) => void; readonly height: number };
  readonly style?: TextStyle;
};

/** A rectangle of the page, in mm. */
type CellBox = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

const CELL_PADDING_MM = 1.6;
const COLUMN_GAP_MM = 2;

/** Draws a table over as many pages as it needs; each page repeats the headings. */
export const drawTable = <Row>(sheet: Sheet, columns: readonly Column<Row>[], rows: readonly Row[]): void => {
  const { doc } = sheet;
  const structure = doc.struct("Table");
  doc.addStructure(structure);
  const linesOf = (column: Column<Row>, row: Row) =>
    typeof column.cell === "function" ? column.cell(row) : [];
  const innerWidth = ({ width }: Column<Row>) => width - COLUMN_GAP_MM;

  const drawRow = (
    role: StructureTag,
    height: number,
    draw: (column: Column<Row>, box: CellBox) => void,
  ): void => {
    const rowStructure = doc.struct("TR");
    structure.add(rowStructure);
    let x = sheet.left;
    for (const column of columns) {
      const box = { x, y: sheet.y + CELL_PADDING_MM, width: innerWidth(column), height };
      rowStructure.add(doc.struct(role, {}, () => draw(column, box)));
      x += column.width;
    }
    rowStructure.end();
    sheet.y += height + 2 * CELL_PADDING_MM;
    doc.lineWidth(0.5).strokeColor(LINE_COLOUR);
    doc
      .moveTo(pt(sheet.left), pt(sheet.y))
      .lineTo(pt(x - COLUMN_GAP_MM), pt(sheet.y))
      .stroke();
  };

  const drawHeadings = (): void => {
    const height = Math.max(
      ...columns.map((column) => textHeight(doc, column.heading, SMALL_BOLD, innerWidth(column))),
    );
    drawRow("TH", height, ({ heading, align = "left" }, box) => {
      drawText(doc, heading, SMALL_BOLD, { ...box, align });
    });
  };

  const heightOf = (row: Row): number =>
    Math.max(
      ...columns.map((column) => {
        if (typeof column.cell !== "function") return column.cell.height;
        const { style = SMALL } = column;
        return linesOf(column, row).reduce(
          (sum, text) => sum + textHeight(doc, text, style, innerWidth(column)),
          0,
        );
      }),
    );

  const [first] = rows;
  sheet.ensureSpace((first === undefined ? 0 : heightOf(first)) + 16);
  drawHeadings();
  for (const row of rows) {
    const height = heightOf(row);
    if (sheet.remainingHeight < height + 2 * CELL_PADDING_MM) {
      sheet.addPage();
      drawHeadings();
    }
    drawRow("TD", height, (column, box) => {
      const { cell, style = SMALL, align = "left" } = column;
      if (typeof cell !== "function") return cell.draw(row, box);
      let { y } = box;
      for (const text of cell(row)) y += drawText(doc, text, style, { x: box.x, y, width: box.width, align });
    });
  }
  structure.end();
};
