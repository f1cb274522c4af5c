import { addPhotos, swapTiles } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { px } from "@storywall/domain/units/units.ts";
import { expect, test, vi } from "vitest";
import { createDesignerStore } from "../../features/designer/state/designerStore.ts";
import { saveLineOfDesign } from "../../features/designer/storage/lineOfDesign.ts";
import { loadSavedDesign, saveDesign } from "../../features/designer/storage/savedDesign.ts";
import { stubIndexedDb, stubLocalStorage } from "../../features/designer/storage/storageTesting.ts";
import { createWallSummary } from "../../features/designer/storage/walls/createWallSummary.ts";
import { saveAddedDesign } from "../../features/designer/storage/walls/listDesign.ts";
import { findWallSummary, saveWallSummary } from "../../features/designer/storage/walls/wallSummaries.ts";
import { showOrderedPhotos, withOrderedPhotos } from "./showOrderedPhotos.ts";
import { isChangedSinceOrder } from "./wallFacts.ts";

const photo = (id: string) => ({
  id,
  fileName: `${id}.jpg`,
  url: `https://shop.example/photos/${id}.jpg`,
  handle: id,
  size: { width: px(3000), height: px(3000) },
});
const trioOf = (...ids: readonly string[]) =>
  addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), { photos: ids.map(photo) });
const hanging = ({ tiles }: { readonly tiles: readonly { readonly photoId: string | null }[] }) =>
  tiles.map(({ photoId }) => photoId);

/** Returns an ordered wall that this browser has designed and added as the line. */
const orderWall = (lineUuid: string) => {
  stubLocalStorage();
  stubIndexedDb();
  vi.stubGlobal("document", { documentElement: { toggleAttribute: () => true } });
  const ordered = trioOf("a", "b", "c");
  const path = "/design?wall=1";
  saveDesign("wall_1", { design: ordered, savedAt: 1 });
  saveWallSummary(createWallSummary({ designKey: "wall_1", path, design: ordered, savedAt: 1 }));
  saveLineOfDesign("wall_1", lineUuid);
  saveAddedDesign(lineUuid, ordered);
  return ordered;
};

test("B9 a wall shows the photos that its order was given, one change after the other", async () => {
  const ordered = orderWall("line-1");
  await showOrderedPhotos("line-1", ordered, createDesignerStore(trioOf("a", "d", "c")));
  await showOrderedPhotos("line-1", ordered, createDesignerStore(trioOf("a", "e", "c")));
  expect(hanging(loadSavedDesign("wall_1")?.design ?? ordered)).toEqual(["a", "e", "c"]);
  const summary = findWallSummary("wall_1");
  expect(summary?.thumbnail.tiles[1]?.photo?.url).toBe("https://shop.example/photos/e.jpg");
  expect(summary?.savedAt).toBe(1);
  // It is still the wall that was ordered.
  expect(summary && isChangedSinceOrder(summary, { uuid: "line-1" })).toBe(false);
});

test("B9 a wall shows a photo that was still being uploaded when another one was saved", async () => {
  const ordered = orderWall("line-2");
  const isUploading = (design: Design): Design => ({
    ...design,
    photos: design.photos.map(({ handle, ...rest }) =>
      rest.id === "e" ? rest : { ...rest, ...(handle && { handle }) },
    ),
  });
  await showOrderedPhotos("line-2", ordered, createDesignerStore(isUploading(trioOf("d", "e", "c"))));
  expect(hanging(loadSavedDesign("wall_1")?.design ?? ordered)).toEqual(["d", "b", "c"]);
  await showOrderedPhotos("line-2", ordered, createDesignerStore(trioOf("d", "e", "c")));
  expect(hanging(loadSavedDesign("wall_1")?.design ?? ordered)).toEqual(["d", "e", "c"]);
  expect(findWallSummary("wall_1")?.thumbnail.tiles[1]?.photo?.id).toBe("e");
});

test("B9 a tile that the shopper changed since the order keeps its photo", () => {
  const ordered = trioOf("a", "b", "c");
  const changed = swapTiles.run(ordered, { first: "tile_1", second: "tile_2" });
  expect(hanging(withOrderedPhotos(changed, ordered, trioOf("d", "e", "f")))).toEqual(["b", "a", "f"]);
});

test("B9 a photo of the order that is still on its way waits", () => {
  const ordered = trioOf("a", "b", "c");
  const now = addPhotos.run(trioOf("a", "b"), { photos: [{ id: "d", fileName: "d.jpg" }] });
  expect(hanging(withOrderedPhotos(ordered, ordered, now))).toEqual(["a", "b", "c"]);
});
