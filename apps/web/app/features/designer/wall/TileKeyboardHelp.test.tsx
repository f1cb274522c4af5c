import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TileKeyboardHelp } from "./TileKeyboardHelp.tsx";

test("B9 B11 the help on keys names Delete only where a tile may become empty", () => {
  expect(renderToStaticMarkup(<TileKeyboardHelp canEmptyTiles />)).toMatch(/opens a tile, Delete removes/);
  const paid = renderToStaticMarkup(<TileKeyboardHelp canEmptyTiles={false} />);
  expect(paid).toContain("Enter opens a tile.");
  expect(paid).not.toContain("Delete");
});
