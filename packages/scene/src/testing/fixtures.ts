import type { FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { px } from "@storywall/domain/units/units.ts";
import type { WallToDraw } from "../drawWall.ts";
import type { Drawing, Group, Operation } from "../operations.ts";
import type { SvgElement } from "../svg.ts";

/** Returns a wall of twelve squares, each with a photo of its own. */
export const dozen = (frameStyle: FrameStyleKey = "Whisper"): WallToDraw => {
  const empty = createDesign({ kind: "set", key: "dazzling_dozen" }, { frameStyle });
  const design: Design = {
    ...empty,
    tiles: empty.tiles.map((tile, index) => ({ ...tile, photoId: `photo-${index}` })),
    photos: empty.tiles.map((_, index) => ({
      id: `photo-${index}`,
      fileName: `${index}.jpg`,
      size: { width: px(4000), height: px(3000) },
    })),
  };
  return { wall: layOut(design), design };
};

/** Returns every operation, each group before its children. */
export const flatten = (drawing: Drawing): readonly Operation[] =>
  drawing.flatMap((operation) =>
    operation.kind === "group" ? [operation, ...flatten(operation.children)] : [operation],
  );

export const groupsNamed = (drawing: Drawing, name: string): readonly Group[] =>
  flatten(drawing).filter(
    (operation): operation is Group => operation.kind === "group" && operation.name === name,
  );

export const elementsOf = (root: SvgElement): readonly SvgElement[] => [
  root,
  ...root.children.flatMap(elementsOf),
];
