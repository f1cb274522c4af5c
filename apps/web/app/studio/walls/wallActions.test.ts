import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { expect, test, vi } from "vitest";
import { saveDesign } from "../../features/designer/storage/savedDesign.ts";
import { stubIndexedDb, stubLocalStorage } from "../../features/designer/storage/storageTesting.ts";
import { createWallSummary } from "../../features/designer/storage/walls/createWallSummary.ts";
import {
  listOwnWalls,
  MAX_LISTED_WALLS,
  saveWallSummary,
} from "../../features/designer/storage/walls/wallSummaries.ts";
import { describeOrderedDay, formatSavedDay } from "./formatSavedDay.ts";
import { copyName, copyWall, deleteWall, restoreWall } from "./wallActions.ts";

const photo = { id: "a", fileName: "a.jpg", url: "https://shop.example/photos/a.jpg", handle: "h" };
const design = addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), { photos: [photo] });
const summaryOf = (designKey: string, savedAt = 1) =>
  createWallSummary({ designKey, path: `/design?set=${designKey}`, design, savedAt });

/** Returns the storage of a browser with one wall. Its room can be limited by a test. */
const stubBrowser = () => {
  const items = stubLocalStorage();
  const { setItem } = localStorage;
  const room = { isFullFor: (_key: string): boolean => false };
  vi.stubGlobal("localStorage", {
    ...localStorage,
    setItem: (key: string, value: string) => {
      if (room.isFullFor(key)) throw new DOMException("full", "QuotaExceededError");
      setItem(key, value);
    },
  });
  vi.stubGlobal("document", { documentElement: { toggleAttribute: () => true } });
  stubIndexedDb();
  const wall = summaryOf("square_trio");
  saveDesign("square_trio", { design, savedAt: 1 });
  saveWallSummary(wall);
  return { items, room, wall };
};

test("B4 a wall is copied, deleted and brought back as it was", async () => {
  const { items, wall } = stubBrowser();
  const before = items.get("template_info.square_trio");
  const copy = await copyWall(wall);
  expect(listOwnWalls().map(({ name }) => name)).toEqual(["Square trio (copy)", null]);
  expect(items.get(`template_info.${copy.kind === "copied" && copy.designKey}`)).toBe(before);
  const deleted = await deleteWall(wall);
  expect([listOwnWalls().length, items.has("template_info.square_trio")]).toEqual([1, false]);
  expect(await restoreWall(deleted)).toBe(true);
  expect([listOwnWalls().length, items.get("template_info.square_trio")]).toEqual([2, before]);
});

test.each([
  ["the design", "template_info."],
  ["the list", "walls"],
])("B4 without room for %s a copy says so and leaves nothing", async (_, key) => {
  const { items, room, wall } = stubBrowser();
  const before = new Map(items);
  room.isFullFor = (written) => written.startsWith(key);
  expect(await copyWall(wall)).toEqual({ kind: "storageFull" });
  expect(items).toEqual(before);
});

test.each([
  ["the design", "template_info."],
  ["the list", "walls"],
])("B4 without room for %s a deleted wall comes back only once there is room", async (_, key) => {
  const { items, room, wall } = stubBrowser();
  const deleted = await deleteWall(wall);
  room.isFullFor = (written) => written.startsWith(key);
  expect([await restoreWall(deleted), items.has("template_info.square_trio")]).toEqual([false, false]);
  room.isFullFor = () => false;
  expect([await restoreWall(deleted), listOwnWalls()]).toEqual([true, [wall]]);
});

test("B4 a full list takes no copy, which would push the oldest wall out of it", async () => {
  const { items, wall } = stubBrowser();
  for (let index = 1; index < MAX_LISTED_WALLS; index += 1)
    saveWallSummary(summaryOf(`wall_${index}`, 1 + index));
  const before = new Map(items);
  expect([await copyWall(wall), items]).toEqual([{ kind: "tooMany" }, before]);
});

test("B4 copies of walls have names that differ", () => {
  expect(copyName("Hall", ["Hall"])).toBe("Hall (copy)");
  expect(copyName("Hall", ["Hall", "Hall (copy)"])).toBe("Hall (copy 2)");
  expect(copyName("Hall (copy)", ["Hall", "Hall (copy)"])).toBe("Hall (copy 2)");
  expect(copyName("Hall (copy 2)", ["Hall (copy)", "Hall (copy 2)"])).toBe("Hall (copy 3)");
});

test.each([
  [new Date(2026, 10, 23, 0, 1), "Changed today"],
  [new Date(2026, 10, 22, 23, 59), "Changed yesterday"],
  [new Date(2026, 10, 12), "Changed 12 November"],
  [new Date(2025, 10, 12), "Changed 12 November 2025"],
])("B4 a wall says when it was changed: %s", (savedAt, text) => {
  const now = new Date(2026, 10, 23, 12).getTime();
  expect(formatSavedDay(savedAt.getTime(), now, "en-ZA")).toBe(text);
});

test.each([
  [new Date(2026, 10, 23, 0, 1), "You ordered this wall today"],
  [new Date(2026, 10, 22, 23, 59), "You ordered this wall yesterday"],
  [new Date(2026, 10, 12), "You ordered this wall on 12 November"],
  [undefined, "You've ordered this wall before"],
])("B9 a wall says when it was ordered: %s", (orderedAt, text) => {
  const now = new Date(2026, 10, 23, 12).getTime();
  expect(describeOrderedDay(orderedAt?.toISOString(), now, "en-ZA")).toBe(text);
});
