import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { px } from "@storywall/domain/units/units.ts";
import { expect, test, vi } from "vitest";
import { lineOfDesign, saveLineOfDesign } from "../../features/designer/storage/lineOfDesign.ts";
import { loadSavedDesign, saveDesign } from "../../features/designer/storage/savedDesign.ts";
import { stubIndexedDb, stubLocalStorage } from "../../features/designer/storage/storageTesting.ts";
import { createWallSummary } from "../../features/designer/storage/walls/createWallSummary.ts";
import {
  listOwnWalls,
  removeWallSummary,
  saveWallSummary,
} from "../../features/designer/storage/walls/wallSummaries.ts";
import { readLastWall, saveLastWall } from "../../lib/page/lastWall.ts";
import { saveOwnOrder } from "../../lib/page/ownOrders.ts";
import { findOrderedHere } from "../design/findOrderedHere.ts";
import { moveOrderedWalls } from "./moveOrderedWalls.ts";

const photo = {
  id: "a",
  fileName: "a.jpg",
  url: "https://shop.example/photos/a.jpg",
  handle: "h",
  size: { width: px(3000), height: px(2000) },
};
const design = addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), { photos: [photo] });

/** A browser in which a wall of a layout went into the cart as `line-1`. */
const stubBrowser = () => {
  const items = stubLocalStorage();
  vi.stubGlobal("document", { documentElement: { toggleAttribute: () => true } });
  stubIndexedDb();
  const path = "/design?set=square_trio";
  saveDesign("square_trio", { design, savedAt: 1 });
  saveWallSummary(createWallSummary({ designKey: "square_trio", path, design, savedAt: 1 }));
  saveLineOfDesign("square_trio", "line-1");
  saveLastWall({ designKey: "square_trio", path });
  return items;
};

test("B9 a wall that was ordered leaves its layout free, and stays among the walls with its order", async () => {
  stubBrowser();
  await moveOrderedWalls(["line-1", "line-of-another-browser"]);
  expect(loadSavedDesign("square_trio")).toBeNull();
  expect(readLastWall()).toBeNull();
  const [wall, ...others] = listOwnWalls();
  expect(others).toEqual([]);
  expect(wall).toMatchObject({ name: null, layout: "Square trio", savedAt: 1 });
  expect(wall?.path).toMatch(/^\/design\?wall=/);
  expect(lineOfDesign(wall?.designKey ?? "")).toBe("line-1");
  expect(loadSavedDesign(wall?.designKey ?? "")?.design.photos).toEqual([photo]);

  // A second visit to the order's page changes nothing.
  await moveOrderedWalls(["line-1"]);
  expect(listOwnWalls()).toEqual([wall]);
});

test("B9 the address where an ordered wall was designed leads to the order and to the wall", async () => {
  stubBrowser();
  saveOwnOrder({ orderId: "o-1", number: "ZA-1001", lines: [{ uuid: "line-1", tiles: 3 }] });
  await moveOrderedWalls(["line-1"]);
  const [wall] = listOwnWalls();
  expect(findOrderedHere("square_trio")).toMatchObject({
    order: { orderId: "o-1", number: "ZA-1001" },
    wallPath: wall?.path,
  });
  expect(findOrderedHere("charming_six")).toBeNull();
  // The wall was deleted from the list.
  removeWallSummary(wall?.designKey ?? "");
  expect(findOrderedHere("square_trio")?.wallPath).toBe("/order/o-1#walls");
});

test("B9 an ordered wall that is opened again names its order, until it is in the cart again", async () => {
  stubBrowser();
  expect(findOrderedHere("square_trio")).toBeNull();
  saveOwnOrder({ orderId: "o-1", number: "ZA-1001", lines: [{ uuid: "line-1", tiles: 3 }] });
  await moveOrderedWalls(["line-1"]);
  const designKey = listOwnWalls()[0]?.designKey ?? "";
  expect(findOrderedHere(designKey)).toMatchObject({
    order: { orderId: "o-1", number: "ZA-1001" },
    wallPath: null,
  });
  saveLineOfDesign(designKey, "line-2");
  expect(findOrderedHere(designKey)).toBeNull();
});

test("B9 a layout that was only tried with the ordered photos is free too, and one with other photos stays", async () => {
  stubBrowser();
  const save = (key: "charming_six" | "dazzling_dozen", photos: readonly (typeof photo)[]) => {
    const tried = addPhotos.run(createDesign({ kind: "set", key }), { photos });
    saveDesign(key, { design: tried, savedAt: 1 });
    saveWallSummary(
      createWallSummary({ designKey: key, path: `/design?set=${key}`, design: tried, savedAt: 1 }),
    );
  };
  save("charming_six", [photo]);
  save("dazzling_dozen", [photo, { ...photo, id: "b" }]);
  await moveOrderedWalls(["line-1"]);
  expect(loadSavedDesign("charming_six")).toBeNull();
  expect(loadSavedDesign("dazzling_dozen")?.design.photos).toHaveLength(2);
  expect(
    listOwnWalls()
      .map(({ layout }) => layout)
      .toSorted(),
  ).toEqual(["Charming six", "Dazzling dozen", "Square trio"]);
});

test("B9 where storage is full, an ordered wall stays as it was", async () => {
  const items = stubBrowser();
  const before = new Map(items);
  const { setItem } = localStorage;
  vi.stubGlobal("localStorage", {
    ...localStorage,
    setItem: (key: string, value: string) => {
      if (key.startsWith("template_info.")) throw new DOMException("full", "QuotaExceededError");
      setItem(key, value);
    },
  });
  await moveOrderedWalls(["line-1"]);
  before.delete("last_wall");
  items.delete("last_wall");
  expect(items).toEqual(before);
});
