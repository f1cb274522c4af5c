import { createHistory } from "@storywall/domain/design/commands/history.ts";
import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { setRoom } from "@storywall/domain/design/commands/roomCommands.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { rectsOf } from "@storywall/domain/design/galleryWall.ts";
import { roomOf } from "@storywall/domain/design/room.ts";
import { mm, px } from "@storywall/domain/units/units.ts";
import { expect, test } from "vitest";
import { createBlank } from "../layout/designBase.ts";
import { layoutOffer } from "../layout/layoutOffer.ts";
import { createTransfer } from "../layout/layoutTransfer.ts";
import { changeLayoutAndMatch } from "../layout/matchingChange.ts";
import { createDesignerStore } from "../state/designerStore.ts";
import { whenComposed } from "../state/whenComposed.ts";
import { composeDesign } from "./composeDesign.ts";
import { composeSteps } from "./composeSteps.ts";
import type { Packer } from "./packing/packer.ts";
import { packHere } from "./packing/packHere.ts";

const pack: Packer = async (request) => ({ kind: "packed", rects: packHere(request) });

const photos = Array.from({ length: 12 }, (_, index) => ({
  id: `p${index}`,
  fileName: `${index}.jpg`,
  size: index % 3 === 0 ? { width: px(3024), height: px(4032) } : { width: px(4032), height: px(3024) },
}));
const dozen = addPhotos.run(createBlank({ kind: "set", key: "dazzling_dozen" }), { photos });
const onWall = (width: number): Design =>
  setRoom.run(dozen, { room: { ...roomOf(dozen), wallWidth: mm(width) } });

/** Returns the wall that opens when a layout is chosen in the designer. */
const opened = async (from: Design, to: Design): Promise<Design> => {
  const store = createDesignerStore(to);
  composeSteps(store, pack);
  store.getState().run(changeLayoutAndMatch(createHistory(to)), createTransfer(from));
  await whenComposed(store);
  return store.getState().history.present;
};

test.each([
  ["no room", dozen],
  ["a wall of 1.4 m", onWall(1400)],
])("B5 a gallery wall is drawn in the list exactly as it opens, with %s", async (_room, from) => {
  const blank = createBlank({ kind: "free" });
  const offer = layoutOffer(changeLayoutAndMatch, from, blank);
  const drawn = await composeDesign(blank, offer, pack);
  expect(drawn.tiles).toEqual((await opened(from, blank)).tiles);
  expect(rectsOf(drawn)).not.toEqual(rectsOf(offer));
});
