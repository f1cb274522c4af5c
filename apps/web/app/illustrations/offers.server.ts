import { allowedSizes } from "@storywall/domain/design/allowedOptions.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import type { SizeMm } from "@storywall/domain/geometry/rect.ts";
import { mm } from "@storywall/domain/units/units.ts";
import type { Box, Point } from "@storywall/scene/operations.ts";
import { RENDERED_ROOMS } from "@storywall/scene/rooms/drawRenderedRoom.ts";
import { drawRulers } from "@storywall/scene/rooms/rulers.ts";
import { group } from "@storywall/scene/shapes.ts";
import { secondVariantOfOffer } from "../lib/samples/offerRooms.ts";
import {
  hangingPositionOf,
  offerHangingPosition,
  offerPagePlaceOf,
  offerPlaceOf,
} from "../lib/samples/offerView.ts";
import {
  type SampleWall,
  sampleGalleryWall,
  sampleOffer,
  sampleOfPage,
  sampleWallOf,
} from "../lib/samples/sampleDesigns.ts";
import { plainRoom, type RoomScene } from "./roomScene.server.ts";

/** Returns a layout, set or gallery wall in the room of its picture; null when it is not sold. */
export const offerScene = (name: string): RoomScene | null => {
  const sample = sampleWallOf(name);
  if (!sample) return null;
  const { variant, view, at } = offerPlaceOf(sample.wall, sample.design.base);
  return { variant, view, isNear: true, hung: { ...sample, at } };
};

/** Returns a layout or set in its room, in the scale of its own page; null when it is not sold. */
export const offerPageScene = (name: string): RoomScene | null => {
  const sample = sampleOffer(name);
  if (!sample) return null;
  const { variant, view, at } = offerPagePlaceOf(sample.wall, sample.design.base, largestOf(sample));
  return { variant, view, isNear: true, hung: { ...sample, at } };
};

/** Returns the greatest width and height in which the wall is sold. A gallery wall has one size. */
const largestOf = ({ design: { base }, wall }: SampleWall): SizeMm => {
  if (base.kind === "free") return wall;
  const sizes = allowedSizes(base).map((size) => layOut(createDesign(base, { size })));
  return {
    width: mm(Math.max(...sizes.map(({ width }) => width))),
    height: mm(Math.max(...sizes.map(({ height }) => height))),
  };
};

/** Returns the living room of all offers without tiles, with the camera near the sofa. */
export const sofaScene = (view: Box): RoomScene => ({
  variant: plainRoom("livingRoom"),
  view,
  isNear: true,
  hung: null,
});

/**
 * The room of the home page's "before" and "after" pictures, in mm. Both are taken by one camera in one light: two of them beside each
 * other look like a fault. It shows all of the light switch.
 */
const BEFORE_AND_AFTER = {
  variant: { ...plainRoom("bedroom"), wallColour: "sage", hasSwitch: true },
  view: { x: -1200, y: -2340, width: 2400, height: 1800 },
  isNear: true,
} satisfies Omit<RoomScene, "hung">;

/** Returns that room before (`before`) or after (`after`) the wall was hung; null for another name. */
export const beforeOrAfterScene = (name: string): RoomScene | null => {
  const { room } = BEFORE_AND_AFTER.variant;
  const sample = sampleGalleryWall("front_room_eight", { families: ["mountains", "travel"], skipped: 0 });
  if (name === "before") return { ...BEFORE_AND_AFTER, hung: null };
  if (name !== "after" || !sample) return null;
  return { ...BEFORE_AND_AFTER, hung: { ...sample, at: offerHangingPosition(sample.wall, room) } };
};

/** The part of the room that a link preview shows, in mm: wider, in the aspect ratio of link previews. */
const SOCIAL_IMAGE_VIEW: Box = { x: -1_720, y: -2_090, width: 3_440, height: 1_806 };
/** Space above a high wall, in a link preview and in a whole room, in mm. */
const SPACE_ABOVE_SHARED = 130;

/** The same for the wall by the stairs. */
const SOCIAL_STAIRS_VIEW: Box = { ...SOCIAL_IMAGE_VIEW, x: -190, y: -2_700 };

/**
 * Returns an offer that has a page, in its first size and its room, in the aspect ratio of a link preview; null when
 * it is not sold.
 */
export const offerForSharing = (key: string): RoomScene | null => {
  const sample = key.includes(".") ? null : sampleOfPage(key);
  if (!sample) return null;
  const { variant, at } = offerPlaceOf(sample.wall, sample.design.base);
  const view = key === "stair_seven" ? SOCIAL_STAIRS_VIEW : viewForSharing(at);
  return { variant, view, isNear: false, hung: { ...sample, at } };
};

/** Returns a wall above the sofa in the aspect ratio of a link preview. */
export const sofaForSharing = (sample: SampleWall): RoomScene => {
  const at = offerHangingPosition(sample.wall);
  return {
    variant: plainRoom("livingRoom"),
    view: viewForSharing(at),
    isNear: false,
    hung: { ...sample, at },
  };
};

const viewForSharing = ({ y }: Point): Box => ({
  ...SOCIAL_IMAGE_VIEW,
  y: Math.min(SOCIAL_IMAGE_VIEW.y, y - SPACE_ABOVE_SHARED),
});

/**
 * A whole room, in mm. Its size is limited by its bitmap, which must have enough pixels when a visitor enlarges the
 * picture.
 */
const WHOLE_ROOM_VIEW: Box = { x: -1920, y: -2440, width: 3840, height: 2880 };

/** The same for the wall by the stairs, which hangs higher. */
const WHOLE_HALL_VIEW: Box = { ...WHOLE_ROOM_VIEW, x: -900, y: -2690 };

/** The same above a bed: down to its foot, without the floor and the rug before it. */
const WHOLE_BEDROOM_VIEW: Box = { ...WHOLE_ROOM_VIEW, y: -2730 };

/** Returns a wall in a whole room, beside the large picture of its page; null when it is not sold. */
export const offerInRoomScene = (name: string): RoomScene | null => {
  const sample = sampleOfPage(name);
  const [key = ""] = name.split(".");
  if (!sample) return null;
  if (key === "stair_seven") {
    const { variant, at } = offerPlaceOf(sample.wall, sample.design.base);
    return { variant, view: WHOLE_HALL_VIEW, isNear: false, hung: { ...sample, at } };
  }
  const variant = secondVariantOfOffer(key);
  const at = hangingPositionOf(sample.wall, variant.room);
  const whole = variant.room === "bedroom" ? WHOLE_BEDROOM_VIEW : WHOLE_ROOM_VIEW;
  const view = { ...whole, y: Math.min(whole.y, at.y - SPACE_ABOVE_SHARED) };
  return { variant, view, isNear: false, hung: { ...sample, at } };
};

/** The middle of a part of the living room's wall that is bare, in mm of the room. */
const BARE_WALL: Point = { x: 0, y: -2100 };

/**
 * Returns a wall with rulers; null when it is not sold. All its sizes have one scale, so that larger ones look larger.
 */
export const offerDimensionsScene = (name: string): RoomScene | null => {
  const sample = sampleOfPage(name);
  if (!sample) return null;
  const { wall } = sample;
  const { width: widest, height: tallest } = largestOf(sample);
  const textHeight = Math.max(widest * 0.75, tallest) / 18;
  // Space for the rulers above and at the left, where their texts need more width.
  const [marginX, marginY] = [textHeight * 7, textHeight * 5];
  const aroundBareWall = expandTo4By3({
    x: BARE_WALL.x - widest / 2 - marginX,
    y: BARE_WALL.y - tallest / 2 - marginY,
    width: widest + 2 * marginX,
    height: tallest + 2 * marginY,
  });
  // A large wall hangs lower, because there is nothing above the bitmap.
  const lowered = Math.max(0, RENDERED_ROOMS.livingRoom.box.y - aroundBareWall.y);
  const view = { ...aroundBareWall, y: aroundBareWall.y + lowered };
  const at = { x: BARE_WALL.x - wall.width / 2, y: BARE_WALL.y + lowered - wall.height / 2 };
  const rulers = [group("rulers", [drawRulers(wall, { textHeight, wall: null })], at)];
  return { variant: plainRoom("livingRoom"), view, isNear: false, hung: { ...sample, at }, rulers };
};

/** Returns the view expanded to 4:3, as all images of offers are; nothing is cut off. */
const expandTo4By3 = (view: Box): Box => {
  const width = Math.max(view.width, (view.height * 4) / 3);
  const height = (width * 3) / 4;
  return {
    x: view.x - (width - view.width) / 2,
    y: view.y - (height - view.height) / 2,
    width,
    height,
  };
};
