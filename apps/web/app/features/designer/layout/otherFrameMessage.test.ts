import { setWallFrameStyle } from "@storywall/domain/design/commands/frameCommands.ts";
import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { createGalleryWall } from "@storywall/domain/design/createGalleryWall.ts";
import { isOutOfStock } from "@storywall/domain/stock/nearestStyle.ts";
import type { Shortage } from "@storywall/domain/stock/shortage.ts";
import { expect, test } from "vitest";
import { changeLayout } from "./changeLayout.ts";
import { inStockTransfer } from "./inStockTransfer.ts";
import { createTransfer } from "./layoutTransfer.ts";
import { otherFrameMessage } from "./otherFrameMessage.ts";

test("B5 a layout that is not sold in the chosen frame says which frames it has", () => {
  const four = createDesign({ kind: "template", key: "grid_four_frames" });
  expect(otherFrameMessage(four, "Harmony", [])).toBe(
    "Four square comes in black only, so your frames are now black, with a mat.",
  );
  expect(otherFrameMessage(four, "Sleek", [])).toBe(
    "Four square comes in black only, so your frames are now black.",
  );
});

test("B13 a frame that is out of stock is not taken to another layout, which says so", () => {
  const free = createDesign({ kind: "free" });
  const photos = [{ id: "a", fileName: "a.jpg" }];
  const oak = addPhotos.run(setWallFrameStyle.run(free, { frameStyle: "Harmony" }), { photos });
  const shortages: readonly Shortage[] = [{ item: "moulding_wood_15", expectedOn: null }];
  const other = createGalleryWall("sofa_nine");
  const transfer = inStockTransfer(changeLayout, other, createTransfer(oak), shortages);
  const changed = changeLayout.run(other, transfer);
  expect(isOutOfStock(shortages, changed)).toBe(false);
  expect(otherFrameMessage(changed, "Harmony", shortages)).toMatch(
    /^Oak Harmony is out of stock in .* So your frames are now \w+ \w+\.$/,
  );

  // A wall that has photos has its own frame, and what can be made is taken along.
  expect(inStockTransfer(changeLayout, other, createTransfer(oak), []).frameStyle).toBe("Harmony");
});
