import { SET_KEYS } from "@storywall/domain/catalogue/sets.ts";
import { TEMPLATE_KEYS } from "@storywall/domain/catalogue/templateKeys.ts";
import { addTile } from "@storywall/domain/design/commands/frameCommands.ts";
import { setTileSize } from "@storywall/domain/design/commands/tileFrameCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design, DesignBase } from "@storywall/domain/design/design.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { mm } from "@storywall/domain/units/units.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { DIRECTIONS, neighbourOf } from "./neighbour.ts";

const dozen = layOut(createDesign({ kind: "set", key: "dazzling_dozen" })).tiles;

test("B11 arrow keys move to the tile on that side, and nowhere at the edge", () => {
  const from = (name: string) => DIRECTIONS.map((direction) => neighbourOf(dozen, name, direction));
  expect(from("tile_6")).toEqual(["tile_5", "tile_7", "tile_2", "tile_10"]);
  expect(from("tile_1")).toEqual([null, "tile_2", null, "tile_5"]);
  expect(neighbourOf(dozen, "tile_99", "up")).toBeNull();
});

const box = (name: string, x: number, y: number) => ({
  name,
  outer: { x: mm(x), y: mm(y), width: mm(100), height: mm(100) },
});

test("B11 up and down prefer a straight line, and skip a tile that is lower by a rounding error", () => {
  const aside = box("aside", 90, 150);
  const straight = box("straight", 0, 300);
  expect(neighbourOf([box("here", 0, 0), aside, straight], "here", "down")).toBe("straight");
  expect(neighbourOf([box("here", 0, 0), box("beside", 110, 0.3)], "here", "down")).toBeNull();
});

test("B11 left and right stay in the row, also where the row above is longer", () => {
  const tiles = [box("one", 0, 0), box("two", 150, 0), box("three", 75, 150)];
  expect(neighbourOf(tiles, "three", "right")).toBeNull();
});

const bases: readonly DesignBase[] = [
  ...TEMPLATE_KEYS.map((key) => ({ kind: "template", key }) as const),
  ...SET_KEYS.map((key) => ({ kind: "set", key }) as const),
];

const anyFreeWall = fc
  .array(fc.record({ isLandscape: fc.boolean(), isLarge: fc.boolean() }), { maxLength: 25 })
  .map((frames) =>
    frames.reduce<Design>(
      (design, { isLandscape, isLarge }) => {
        const grown = addTile.run(design, { orientation: isLandscape ? "landscape" : "portrait" });
        const name = grown.tiles.at(-1)?.name ?? "";
        return isLarge ? setTileSize.run(grown, { tile: name, size: "rectangle_large" }) : grown;
      },
      createDesign({ kind: "free" }),
    ),
  );

test("B11 arrow keys reach every tile of every wall", () => {
  const walls = fc.oneof(
    fc.constantFrom(...bases).map((base) => createDesign(base)),
    anyFreeWall,
  );
  fc.assert(
    fc.property(walls, (design) => {
      const { tiles } = layOut(design);
      for (const start of [tiles[0], tiles.at(-1)]) {
        const reached = new Set([start?.name ?? ""]);
        for (const name of reached) {
          for (const direction of DIRECTIONS) {
            const next = neighbourOf(tiles, name, direction);
            if (next !== null) reached.add(next);
          }
        }
        expect(reached.size).toBe(tiles.length);
      }
    }),
  );
});
