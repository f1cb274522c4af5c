import { CANVAS_TEMPLATES, TEMPLATE_KEYS } from "@storywall/domain/catalogue/canvasTemplates.ts";
import { SET_KEYS, TILE_SETS } from "@storywall/domain/catalogue/sets.ts";
import type { DesignBase } from "@storywall/domain/design/design.ts";
import { layOut } from "@storywall/domain/geometry/layout.ts";
import type { Box } from "@storywall/scene/operations.ts";
import { drawRoom, ROOMS } from "@storywall/scene/rooms/drawRoom.ts";
import { markup, sampleWall } from "./samples.server.ts";

/** What is shown of the room behind every offer: one part and one scale, so that the eye can compare. */
const VIEW: Box = { x: -1180, y: -2130, width: 2360, height: 1770 };

type Base = Exclude<DesignBase, { kind: "free" }>;

const BASES: readonly Base[] = [
  ...TEMPLATE_KEYS.map((key): Base => ({ kind: "template", key })),
  ...SET_KEYS.map((key): Base => ({ kind: "set", key })),
];

/** A layout or set as it hangs above the sofa; null for a name that is none. */
export const offerPicture = (key: string): string | null => {
  const index = BASES.findIndex((base) => base.key === key);
  const base = BASES[index];
  if (!base) return null;
  // Each begins with another sample, so that eight cards do not all show the same sunset first.
  const design = sampleWall(
    base,
    { frameStyle: base.kind === "set" ? "Infinite" : "Timeless" },
    { first: index * 5 },
  );
  return markup(
    drawRoom(ROOMS.livingRoom, { design, wall: layOut(design) }, { wallColour: "warmWhite" }).operations,
    VIEW,
  );
};

/** What the picture shows, for people who cannot see it. */
export const offerPictureWords = (base: Base): string =>
  base.kind === "template"
    ? `${CANVAS_TEMPLATES[base.key].framesCount} frames above a three-seat sofa`
    : `${TILE_SETS[base.key].framesCount} square tiles above a three-seat sofa`;
