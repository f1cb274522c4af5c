import { sheetLabel } from "@storywall/domain/batches/sheets.ts";
import type { BatchOverview } from "../../ports/print/OrderDocuments.ts";
import { drawTable } from "./drawTable.ts";
import { Sheet } from "./sheet.ts";
import { BODY, CELL, CELL_BOLD, TITLE } from "./textStyles.ts";

const COLOUR_LABELS = { black: "Black", white: "White", wood: "Oak" } as const;

/** Renders what is cut for a batch: sheets of paper, lengths of moulding with a plan for each stick, and mats. */
export const renderCutList = ({ name, closedAt, groups, cuts, mats }: BatchOverview): Promise<Uint8Array> => {
  const title = `Cut list, ${name}`;
  const sheet = new Sheet({ title, language: "en", createdAt: closedAt, footer: title });
  sheet.addPage();
  sheet.addText("H1", title, TITLE, 2);
  sheet.addHeading("Paper");
  drawTable(
    sheet,
    [
      { heading: "Sheet", width: 120, style: CELL_BOLD, cell: (group) => [sheetLabel(group.sheet)] },
      { heading: "Pieces", width: 40, style: CELL, cell: ({ pieces }) => [String(pieces)] },
    ],
    groups,
  );
  for (const { moulding, lengths, sticks } of cuts) {
    const count = sticks.length === 1 ? "one stick" : `${sticks.length} sticks`;
    sheet.addHeading(`${COLOUR_LABELS[moulding.colour]}, ${moulding.width} mm: ${count} of 2.9 m`);
    sheet.addText("P", lengths.map(({ length, count }) => `${count} × ${length} mm`).join(", "), BODY, 2);
    drawTable(
      sheet,
      [
        { heading: "Stick", width: 20, style: CELL_BOLD, cell: ({ number }) => [String(number)] },
        {
          heading: "Cuts in mm, outside lengths",
          width: 150,
          style: CELL,
          cell: (row) => [row.stick.join("  ")],
        },
      ],
      sticks.map((stick, index) => ({ stick, number: index + 1 })),
    );
  }
  sheet.addHeading("Mats");
  if (mats.length === 0) sheet.addText("P", "None.", BODY);
  else
    drawTable(
      sheet,
      [
        {
          heading: "Outside",
          width: 50,
          style: CELL,
          cell: (mat) => [`${mat.outside.width} × ${mat.outside.height} mm`],
        },
        {
          heading: "Opening",
          width: 50,
          style: CELL,
          cell: (mat) => [`${mat.opening.width} × ${mat.opening.height} mm`],
        },
        { heading: "Mats", width: 30, style: CELL_BOLD, cell: (mat) => [String(mat.count)] },
      ],
      mats,
    );
  return sheet.finish();
};
