import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { consumeTransfer, setTransfer } from "../../features/designer/layout/layoutTransfer.ts";
import { saveDesign } from "../../features/designer/storage/savedDesign.ts";
import { stubLocalStorage } from "../../features/designer/storage/storageTesting.ts";
import { saveLastWall } from "../../lib/page/lastWall.ts";
import { findWallToFillFrom } from "./findWallToFillFrom.ts";

const last = { designKey: "square_trio", path: "/design?set=square_trio" };

beforeEach(() => {
  stubLocalStorage();
  vi.stubGlobal("document", { documentElement: { toggleAttribute: () => true } });
  saveLastWall(last);
});

test("R4.3 a new layout begins with the photos of the last wall", () => {
  expect(findWallToFillFrom("charming_six")).toEqual(last);
});

test.each([
  ["the last wall itself", "square_trio"],
  ["a wall of the cart, which may wait for its photos", "line_4e5e5c0e"],
  ["a wall from a link", "wall_4e5e5c0e"],
])("R4.3 %s stays as it is", (_, designKey) => {
  expect(findWallToFillFrom(designKey)).toBeNull();
});

test("R4.3 a layout with a saved design stays as it is", () => {
  const design = createDesign({ kind: "set", key: "charming_six" });
  saveDesign("charming_six", { design, savedAt: 1 });
  expect(findWallToFillFrom("charming_six")).toBeNull();
});

test("R4.3 a layout that was chosen in the designer gets the photos of that wall", () => {
  setTransfer({ photos: [{ id: "a", fileName: "a.jpg" }], frameCount: 1 });
  expect(findWallToFillFrom("charming_six")).toBeNull();
  consumeTransfer();
  setTransfer({ photos: [], frameCount: 0 });
  expect(findWallToFillFrom("charming_six")).toEqual(last);
  consumeTransfer();
});
