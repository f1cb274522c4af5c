import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { setPlace } from "@storywall/domain/design/commands/roomCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { px } from "@storywall/domain/units/units.ts";
import { expect, test } from "vitest";
import { pixelsPerMm, screenshotScene } from "./screenshotScene.ts";

const trio = createDesign({ kind: "set", key: "square_trio" });

test("R9.8 the screenshot is as fine as the finest visible part of a photo", async () => {
  const photos = [
    { id: "wide", fileName: "wide.jpg", size: { width: px(6000), height: px(3000) } },
    { id: "square", fileName: "square.jpg", size: { width: px(3000), height: px(3000) } },
  ];
  const { drawing } = await screenshotScene(addPhotos.run(trio, { photos }), false);
  const opening = layOut(trio).tiles[0]?.opening.width ?? 0;
  // Only the middle half of the wide photo's preview is visible.
  const previews: Readonly<Record<string, { width: number; height: number }>> = {
    wide: { width: 1280, height: 640 },
    square: { width: 600, height: 600 },
  };
  expect(pixelsPerMm(drawing, (id) => previews[id] ?? null)).toBeCloseTo(640 / opening);
  expect(pixelsPerMm(drawing, () => null)).toBe(0);
});

test("R2.6 the screenshot shows the room where there is one and it is wanted", async () => {
  const inRoom = setPlace.run(trio, { place: { kind: "room", key: "bedroom" } });
  const [bare, room, without] = [
    await screenshotScene(trio, true),
    await screenshotScene(inRoom, true),
    await screenshotScene(inRoom, false),
  ];
  expect(without.view).toEqual(bare.view);
  expect(room.view.width).toBeGreaterThan(bare.view.width);
});
