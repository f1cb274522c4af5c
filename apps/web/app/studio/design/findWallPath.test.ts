import { expect, test } from "vitest";
import { createBlankDesign } from "../../features/designer/layout/designBase.ts";
import { findWallPath } from "./findWallPath.ts";

const LAST = "/design?set=square_trio";
const find = (search: string, last: string | null) => findWallPath(new URLSearchParams(search), last);

test("R2.13 art hangs on the wall that the shopper left, whatever frame its page showed", () => {
  expect(find("size=rectangle_large&frame=Whisper&art=sail", LAST)).toBe(`${LAST}&art=sail`);
});

test("R2.13 without a wall, art begins a gallery wall of one frame as its page showed it", () => {
  const path = find("size=rectangle_large&frame=Whisper&art=sail", null) ?? "";
  const search = new URLSearchParams(path.split("?")[1]);
  const wall = createBlankDesign(search);
  expect(search.get("art")).toBe("sail");
  expect(wall).toMatchObject({ base: { kind: "free" }, size: "rectangle_large", frameStyle: "Whisper" });
  expect(wall.tiles).toHaveLength(1);
  // What follows in the address, and what the server renders before it, is the same wall.
  expect(find(search.toString(), null)).toBeNull();
  expect(createBlankDesign(new URLSearchParams("size=rectangle_large&frame=Whisper&art=sail"))).toEqual(wall);
});

test("R2.13 an address that names a wall opens that wall", () => {
  expect(find("set=charming_six", LAST)).toBeNull();
  expect(find("size=rectangle_large", LAST)).toBeNull();
  expect(find("", LAST)).toBe(LAST);
  expect(find("", null)).toBeNull();
});
