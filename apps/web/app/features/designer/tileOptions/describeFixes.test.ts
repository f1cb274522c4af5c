import { planFixes } from "@storywall/domain/design/arrange/fixAll.ts";
import { findFixes } from "@storywall/domain/design/arrange/fixes.ts";
import { setWallFrameStyle } from "@storywall/domain/design/commands/frameCommands.ts";
import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { createGalleryWall } from "@storywall/domain/design/createGalleryWall.ts";
import { findUnconfirmedPrints } from "@storywall/domain/design/printConfirmation.ts";
import { px } from "@storywall/domain/units/units.ts";
import { expect, test } from "vitest";
import { describeFixes, fixAllLabel } from "./describeFixes.ts";

const tiles = ["one", "two", "three", "four", "five"].map((name) => ({ name }));
const fix = (tile: string, kind: "size" | "mat" | "tile" | "wholePhoto") => ({ tile, kind });

test("B2 one press for all weak prints says what it does to which tile", () => {
  const text = (...fixes: readonly ReturnType<typeof fix>[]) => describeFixes(tiles, fixes);
  expect(text(fix("three", "size"), fix("five", "mat"))).toBe("make tile 3 smaller and add a mat to tile 5");
  expect(text(fix("five", "size"), fix("one", "size"), fix("two", "size"))).toBe(
    "make tiles 1, 2 and 5 smaller",
  );
  expect(text(...tiles.slice(1).map(({ name }) => fix(name, "mat")))).toBe("add a mat to 4 tiles");
  expect(text(fix("one", "tile"))).toBe("move the photo in tile 1 to another tile");
  expect(text(fix("one", "wholePhoto"), fix("two", "wholePhoto"))).toBe(
    "show more of the photos in tiles 1 and 2",
  );
});

test("B2 the plan names for each tile a fix that is offered for it alone", () => {
  const photos = Array.from({ length: 9 }, (_, index) => ({
    id: `p${index}`,
    fileName: `${index}.jpg`,
    size: { width: px(1950), height: px(1950) },
  }));
  const oak = setWallFrameStyle.run(createGalleryWall("sofa_nine"), { frameStyle: "Harmony" });
  const wall = addPhotos.run(oak, { photos });
  const names = findUnconfirmedPrints(wall).map(({ tile }) => tile);
  const { fixes } = planFixes(wall, { tiles: names, constraints: {} });
  expect(fixes.length).toBeGreaterThan(1);
  for (const { tile, kind } of fixes)
    expect(findFixes(wall, tile).map(({ remedy }) => remedy.kind)).toContain(kind);
});

test("B2 one press says how many photos it fixes, and how many it only improves", () => {
  expect(fixAllLabel({ fixed: 3, left: 0, improved: 0 })).toBe("Fix all 3");
  expect(fixAllLabel({ fixed: 2, left: 0, improved: 0 })).toBe("Fix both");
  expect(fixAllLabel({ fixed: 3, left: 1, improved: 0 })).toBe("Fix 3 of 4 photos");
  expect(fixAllLabel({ fixed: 4, left: 5, improved: 2 })).toBe("Fix 4 of 9 photos, improve 2");
});
