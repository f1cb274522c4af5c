import { SET_KEYS } from "@storywall/domain/catalogue/sets.ts";
import { TEMPLATE_KEYS } from "@storywall/domain/catalogue/templateKeys.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design, DesignBase } from "@storywall/domain/design/design.ts";
import type { DesignRoom } from "@storywall/domain/design/room.ts";
import { layOut } from "@storywall/domain/geometry/layout.ts";
import type { Wall } from "@storywall/domain/geometry/wall.ts";
import { misfitMessage } from "../room/fitMessages.ts";

/** A layout to change to. */
export type LayoutOption = {
  readonly base: DesignBase;
  readonly blank: Design;
  readonly wall: Wall;
  /** By how much it is wider than the shopper's wall, in words; null where it fits, or where nobody knows. */
  readonly misfit: string | null;
};

const ALL_BASES: readonly DesignBase[] = [
  ...SET_KEYS.map((key) => ({ kind: "set", key }) as const),
  ...TEMPLATE_KEYS.map((key) => ({ kind: "template", key }) as const),
  { kind: "free" },
];

/** B5: the layouts that fit on the shopper's wall first, each part in its usual order. */
export const listLayoutOptions = (room: DesignRoom): readonly LayoutOption[] => {
  const offers = ALL_BASES.map((base) => {
    const blank = createDesign(base);
    const wall = layOut(blank);
    return { base, blank, wall, misfit: misfitMessage(wall, room) };
  });
  return [
    ...offers.filter(({ misfit }) => misfit === null),
    ...offers.filter(({ misfit }) => misfit !== null),
  ];
};
