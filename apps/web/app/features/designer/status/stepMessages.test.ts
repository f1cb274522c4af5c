import type { Command } from "@storywall/domain/design/commands/command.ts";
import { addTile, setWallFrameStyle } from "@storywall/domain/design/commands/frameCommands.ts";
import { applyChange } from "@storywall/domain/design/commands/history.ts";
import {
  addPhotos,
  assignPhoto,
  deletePhoto,
  removePhotoFromTile,
  swapTiles,
} from "@storywall/domain/design/commands/photoCommands.ts";
import { setTileSize } from "@storywall/domain/design/commands/tileFrameCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { px } from "@storywall/domain/units/units.ts";
import { expect, test } from "vitest";
import { createDesignerState, runCommand, undoStep } from "../state/designerState.ts";
import { designStepMessage, stepTitle } from "./stepMessages.ts";

const size = { width: px(4032), height: px(3024) };
const photo = (id: string) => ({ id, fileName: `${id}.jpg`, size });
const blank = createDesignerState(createDesign({ kind: "template", key: "flex_three_frames" }));
const filled = runCommand(blank, addPhotos, { photos: [photo("koi"), photo("leaf")] });

const messageOf = <Input>(command: Command<Input>, input: Input, start = filled): string => {
  const { lastStep } = runCommand(start, command, input);
  return lastStep ? designStepMessage(lastStep) : "nothing";
};

test("B11 a step is announced with its result", () => {
  expect(messageOf(swapTiles, { first: "tile_1", second: "tile_3" })).toBe(
    "Photos swapped. Tile 1: empty. Tile 3: koi.jpg, sharp.",
  );
  expect(messageOf(removePhotoFromTile, { tile: "tile_2" })).toBe("Photo removed. Tile 2: empty.");
  expect(messageOf(setTileSize, { tile: "tile_1", size: "rectangle_large" })).toBe(
    "Size changed. Tile 1: Large, 40 by 60 cm, good.",
  );
});

test("B11 a change of every tile is announced once, and long lists are counted", () => {
  expect(messageOf(setWallFrameStyle, { frameStyle: "Infinite" }, blank)).toBe(
    "All frames changed. All tiles: Black frame, photo edge to edge.",
  );
  const dozen = createDesignerState(createDesign({ kind: "set", key: "dazzling_dozen" }));
  const photos = Array.from({ length: 5 }, (_, index) => photo(`p${index}`));
  expect(messageOf(addPhotos, { photos }, dozen)).toBe(
    "Photos added. Tile 1: p0.jpg, sharp. Tile 2: p1.jpg, sharp. Tile 3: p2.jpg, sharp. And 2 more.",
  );
});

test("B11 the same change of some tiles is listed for each of them", () => {
  const twice = runCommand(filled, assignPhoto, { tile: "tile_2", photoId: "koi" });
  expect(messageOf(deletePhoto, { photoId: "koi" }, twice)).toBe(
    "Photo deleted. Tile 1: empty. Tile 2: empty.",
  );
});

test("B11 a wall that grows announces its number of tiles", () => {
  expect(messageOf(addTile, {}, createDesignerState(createDesign({ kind: "free" })))).toBe(
    "Tile added. 2 tiles now.",
  );
});

test("B3 undo announces what was undone and what the tile shows again", () => {
  const { lastStep } = undoStep(runCommand(filled, removePhotoFromTile, { tile: "tile_1" }));
  expect(lastStep && stepTitle(lastStep)).toBe("Undone: photo removed.");
  expect(lastStep && designStepMessage(lastStep)).toBe("Undone: photo removed. Tile 1: koi.jpg, sharp.");
});

test("B4 undo of what another tab changed is announced in words", () => {
  const history = applyChange(filled.history, "Change in your other tab", () =>
    createDesign({ kind: "set", key: "square_trio" }),
  );
  const { lastStep } = undoStep({ ...filled, history });
  expect(lastStep && stepTitle(lastStep)).toBe("Undone: change of your other tab.");
});

test("B2 a soft print that is approved is announced as an answer to the shopper", () => {
  const { lastStep } = filled;
  const approval = lastStep && { ...lastStep, label: "Print as it is" };
  expect(approval && stepTitle({ ...approval, kind: "done" })).toBe("OK, we'll print it as it is.");
  expect(approval && stepTitle({ ...approval, kind: "undone" })).toBe("Undone: approved to print as is.");
});
