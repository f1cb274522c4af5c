import { GALLERY_WALL_KEYS } from "@storywall/domain/catalogue/galleryWallKeys.ts";
import { SET_KEYS } from "@storywall/domain/catalogue/sets.ts";
import { TEMPLATE_KEYS } from "@storywall/domain/catalogue/templateKeys.ts";
import type { Design, DesignBase } from "@storywall/domain/design/design.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import type { DesignRoom } from "@storywall/domain/design/room.ts";
import type { Wall } from "@storywall/domain/geometry/wall.ts";
import { misfitMessage } from "../room/fitMessages.ts";
import { createBlank } from "./designBase.ts";

/** A layout to change to. */
export type LayoutOption = {
  readonly base: DesignBase;
  readonly blank: Design;
  readonly wall: Wall;
  /**
   * By how much the layout is wider than the shopper's wall, as text. Null when it fits, or when the wall's width is
   * unknown.
   */
  readonly misfit: string | null;
};

const ALL_BASES: readonly DesignBase[] = [
  { kind: "free" },
  ...GALLERY_WALL_KEYS.map((wall) => ({ kind: "free", wall }) as const),
  ...SET_KEYS.map((key) => ({ kind: "set", key }) as const),
  ...TEMPLATE_KEYS.map((key) => ({ kind: "template", key }) as const),
];

/** Returns all layouts, those that fit on the shopper's wall first, both parts in the usual order (B5). */
export const listLayoutOptions = (room: DesignRoom): readonly LayoutOption[] => {
  const options = ALL_BASES.map((base) => {
    const blank = createBlank(base);
    const wall = layOut(blank);
    return { base, blank, wall, misfit: misfitMessage(wall, room) };
  });
  return [
    ...options.filter(({ misfit }) => misfit === null),
    ...options.filter(({ misfit }) => misfit !== null),
  ];
};
