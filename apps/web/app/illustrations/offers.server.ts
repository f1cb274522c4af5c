import { SET_KEYS } from "@storywall/domain/catalogue/sets.ts";
import { TEMPLATE_KEYS } from "@storywall/domain/catalogue/templateKeys.ts";
import { allowedSizes } from "@storywall/domain/design/allowed.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design, DesignBase } from "@storywall/domain/design/design.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import type { Wall } from "@storywall/domain/geometry/wall.ts";
import { drawWall } from "@storywall/scene/drawWall.ts";
import type { Box } from "@storywall/scene/operations.ts";
import { WALL_COLOURS } from "@storywall/scene/palette.ts";
import { drawRoom, ROOMS } from "@storywall/scene/rooms/drawRoom.ts";
import { drawRulers } from "@storywall/scene/rooms/rulers.ts";
import { rect, solid } from "@storywall/scene/shapes.ts";
import { freeSampleDesign, renderMarkup, sampleDesign, samplePhotoIdAt } from "./samples.server.ts";

/** What is shown of the room behind every offer: one part and one scale, so that the eye can compare. */
export const OFFER_VIEW: Box = { x: -1180, y: -2130, width: 2360, height: 1770 };

type Base = Exclude<DesignBase, { kind: "free" }>;

const BASES: readonly Base[] = [
  ...TEMPLATE_KEYS.map((key): Base => ({ kind: "template", key })),
  ...SET_KEYS.map((key): Base => ({ kind: "set", key })),
];

/** `square_trio` or `flex_two_frames.rectangle_large`: which wall, in which of its sizes; null for what is not sold. */
const sampleOffer = (name: string): { readonly design: Design; readonly wall: Wall } | null => {
  const [key, size = null] = name.split(".");
  const index = BASES.findIndex((base) => base.key === key);
  const base = BASES[index];
  if (!base) return null;
  const requestedSize = allowedSizes(base).find((allowed) => allowed === size);
  if (size !== null && requestedSize === undefined) return null;
  // Each begins with another sample, so that eight cards do not all show the same sunset first.
  const design = sampleDesign(
    base,
    {
      frameStyle: base.kind === "set" ? "Infinite" : "Timeless",
      ...(requestedSize && { size: requestedSize }),
    },
    { first: index * 5 },
  );
  return { design, wall: layOut(design) };
};

/** A layout or set as it hangs above the sofa. */
export const renderOffer = (name: string): string | null => {
  const hung = name === "own_mix" ? sampleOwnMix() : sampleOffer(name);
  return (
    hung && renderMarkup(drawRoom(ROOMS.livingRoom, hung, { wallColour: "warmWhite" }).operations, OFFER_VIEW)
  );
};

/** What a link preview shows of a wall: as far to both sides as its shape asks for. */
const SOCIAL_IMAGE_VIEW: Box = { x: -1_720, y: -2_090, width: 3_440, height: 1_806 };

/** A layout or set in its first size, in the shape of a link preview. */
export const renderOfferForSharing = (key: string): string | null => {
  const hung = key.includes(".") ? null : sampleOffer(key);
  return (
    hung &&
    renderMarkup(drawRoom(ROOMS.livingRoom, hung, { wallColour: "warmWhite" }).operations, SOCIAL_IMAGE_VIEW)
  );
};

/** A wall of single frames, as somebody may put it together. */
const sampleOwnMix = () => {
  const design = freeSampleDesign([
    { photo: samplePhotoIdAt(4), size: "rectangle_small", orientation: "portrait", frameStyle: "Harmony" },
    { photo: samplePhotoIdAt(7), size: "rectangle_medium", orientation: "landscape", frameStyle: "Sleek" },
    { photo: samplePhotoIdAt(1), size: "rectangle_medium", orientation: "portrait", frameStyle: "Timeless" },
    { photo: samplePhotoIdAt(10), size: "rectangle_small", orientation: "landscape", frameStyle: "Whisper" },
  ]);
  return { design, wall: layOut(design) };
};

/** Somebody of 1.70 m before the wall, in a hall. */
export const renderOfferBesidePerson = (name: string): string | null => {
  const hung = sampleOffer(name);
  if (!hung) return null;
  const { operations, viewBox } = drawRoom(ROOMS.hall, hung, { wallColour: "sage", showsPerson: true });
  return renderMarkup(operations, expandTo4By3(viewBox, "floor"));
};

/** The wall alone with its measures. All sizes of one offer are at one scale, so that the larger one looks larger. */
export const renderOfferDimensions = (name: string): string | null => {
  const hung = sampleOffer(name);
  if (!hung) return null;
  const { design, wall } = hung;
  const sizes = allowedSizes(design.base).map((size) => layOut(createDesign(design.base, { size })));
  const widest = Math.max(...sizes.map(({ width }) => width));
  const tallest = Math.max(...sizes.map(({ height }) => height));
  const textHeight = Math.max(widest * 0.75, tallest) / 18;
  // For the rulers above and, with the width of their words, at the left.
  const [marginX, marginY] = [textHeight * 7, textHeight * 5];
  const view = expandTo4By3(
    {
      x: (wall.width - widest) / 2 - marginX,
      y: (wall.height - tallest) / 2 - marginY,
      width: widest + 2 * marginX,
      height: tallest + 2 * marginY,
    },
    "middle",
  );
  return renderMarkup(
    [
      rect(view, solid(WALL_COLOURS.warmWhite.colour)),
      ...drawWall({ wall, design }),
      drawRulers(wall, { textHeight, wall: null }),
    ],
    view,
  );
};

/** At 4 to 3, as all pictures of offers are: more is shown, nothing is cut off. In a room it is more of the wall, not of the floor. */
const expandTo4By3 = (view: Box, anchor: "middle" | "floor"): Box => {
  const width = Math.max(view.width, (view.height * 4) / 3);
  const height = (width * 3) / 4;
  const extraHeight = height - view.height;
  return {
    x: view.x - (width - view.width) / 2,
    y: view.y - (anchor === "floor" ? extraHeight : extraHeight / 2),
    width,
    height,
  };
};
