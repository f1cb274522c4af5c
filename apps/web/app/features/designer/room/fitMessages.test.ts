import { PLAIN_ROOM } from "@storywall/domain/design/room.ts";
import { mm } from "@storywall/domain/units/units.ts";
import { expect, test } from "vitest";
import { misfitMessage } from "./fitMessages.ts";

const tiles = { width: mm(1500), height: mm(900) };

test("B5 a layout that does not fit says by how many centimetres", () => {
  expect(misfitMessage(tiles, { ...PLAIN_ROOM, wallWidth: mm(1200) })).toBe("30 cm wider than your wall");
  expect(misfitMessage(tiles, { ...PLAIN_ROOM, wallWidth: mm(1499) })).toBe("1 cm wider than your wall");
  expect(misfitMessage(tiles, { ...PLAIN_ROOM, wallWidth: mm(1500) })).toBeNull();
  expect(misfitMessage(tiles, PLAIN_ROOM)).toBeNull();
});

test("B5 the width of the wall photo counts while no width is entered", () => {
  const size = { width: mm(1000), height: mm(800) };
  const place = { kind: "own", pictureId: "a", size } as const;
  expect(misfitMessage(tiles, { ...PLAIN_ROOM, place })).toBe("50 cm wider than your photo shows");
});
