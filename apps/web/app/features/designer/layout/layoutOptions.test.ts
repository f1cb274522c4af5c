import { PLAIN_ROOM } from "@storywall/domain/design/room.ts";
import { mm } from "@storywall/domain/units/units.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { designKeyOf } from "./designBase.ts";
import { type LayoutOption, listLayoutOptions } from "./layoutOptions.ts";

const keys = (options: readonly LayoutOption[]) => options.map(({ base }) => designKeyOf(base));
const usual = keys(listLayoutOptions(PLAIN_ROOM));

test("B5 every layout is listed once, in the usual order while the wall's width is unknown", () => {
  expect(usual).toHaveLength(15);
  expect(new Set(usual).size).toBe(15);
  expect(listLayoutOptions(PLAIN_ROOM).every(({ misfit }) => misfit === null)).toBe(true);
});

test("B5 layouts that fit on the wall come first, and both parts keep the usual order", () => {
  fc.assert(
    fc.property(fc.integer({ min: 300, max: 3000 }), (width) => {
      const options = listLayoutOptions({ ...PLAIN_ROOM, wallWidth: mm(width) });
      const fitting = options.filter(({ wall }) => wall.width <= width);
      const wider = options.filter(({ wall }) => wall.width > width);
      expect(options).toEqual([...fitting, ...wider]);
      for (const part of [keys(fitting), keys(wider)]) {
        expect(part).toEqual(usual.filter((key) => part.includes(key)));
      }
      expect(wider.every(({ misfit }) => misfit?.endsWith("wider than your wall"))).toBe(true);
    }),
  );
});
