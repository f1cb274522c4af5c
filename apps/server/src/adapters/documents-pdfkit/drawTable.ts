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

const CELL_PADDING_MM = 1.2;
const COLUMN_GAP_MM = 2;

const innerWidthOf = ({ width }: { readonly width: number }): number => width - COLUMN_GAP_MM;

const headingsHeightOf = <Row>({ doc }: Sheet, columns: readonly Column<Row>[]): number =>
  Math.max(...columns.map((column) => textHeight(doc, column.heading, SMALL_BOLD, innerWidthOf(column))));

const rowHeightOf = <Row>({ doc }: Sheet, columns: readonly Column<Row>[], row: Row): number =>
  Math.max(
    ...columns.map((column) => {
      const { cell, style = SMALL } = column;
      if (typeof cell !== "function") return cell.height;
      return cell(row).reduce((sum, text) => sum + textHeight(doc, text, style, innerWidthOf(column)), 0);
    }),
  );

/** Returns the height of a table on one page, in mm. */
export const tableHeightOf = <Row>(
  sheet: Sheet,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): number =>
  [headingsHeightOf(sheet, columns), ...rows.map((row) => rowHeightOf(sheet, columns, row))].reduce(
    (sum, height) => sum + height + 2 * CELL_PADDING_MM,
    0,
  );

/** Draws a table over as many pages as it needs; each page repeats the headings. */
export const drawTable = <Row>(sheet: Sheet, columns: readonly Column<Row>[], rows: readonly Row[]): void => {
  const { doc } = sheet;
  const structure = doc.struct("Table");
  doc.addStructure(structure);

  const drawRow = (
    role: StructureTag,
    height: number,
    draw: (column: Column<Row>, box: CellBox) => void,
  ): void => {
    const rowStructure = doc.struct("TR");
    structure.add(rowStructure);
    let x = sheet.left;
    for (const column of columns) {
      const box = { x, y: sheet.y + CELL_PADDING_MM, width: innerWidthOf(column), height };
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
    drawRow("TH", headingsHeightOf(sheet, columns), ({ heading, align = "left" }, box) => {
      drawText(doc, heading, SMALL_BOLD, { ...box, align });
    });
  };

  const [first] = rows;
  sheet.ensureSpace((first === undefined ? 0 : rowHeightOf(sheet, columns, first)) + 16);
  drawHeadings();
  for (const row of rows) {
    const height = rowHeightOf(sheet, columns, row);
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
