import type { RoomKey } from "@storywall/domain/design/room.ts";
import { degrees, fraction, px } from "@storywall/domain/units/units.ts";
import type { WallToDraw } from "@storywall/scene/drawWall.ts";
import { drawWall } from "@storywall/scene/drawWall.ts";
import type { Box, Drawing, Point } from "@storywall/scene/operations.ts";
import {
  bitmapNamesOf,
  drawBetweenBitmaps,
  drawBitmap,
  drawOnBareWall,
  RENDERED_ROOMS,
} from "@storywall/scene/rooms/drawRenderedRoom.ts";
import { mirrorRoom } from "@storywall/scene/rooms/mirrorRoom.ts";
import { NEAR_ROOMS, nearFurnitureOf } from "@storywall/scene/rooms/rendered/nearRooms.ts";
import type { RenderedRoom } from "@storywall/scene/rooms/renderedRoom.ts";
import { group } from "@storywall/scene/shapes.ts";
import { turnOf } from "../lib/samples/offAxis.ts";
import type { RoomVariant } from "../lib/samples/offerRooms.ts";
import { DYED, MIRRORED } from "./bitmaps.server.ts";
import { drawCordOnWall, drawLampCord } from "./lampCords.server.ts";
import { drawLightSwitch, lightSwitchOf } from "./lightSwitch.server.ts";

/** A part of a room by day, and what hangs in it. */
export type RoomScene = {
  readonly variant: RoomVariant;
  /** The part that is shown, in mm of the room. */
  readonly view: Box;
  /** Whether the camera is near the furniture. */
  readonly isNear: boolean;
  readonly hung: (WallToDraw & { readonly at: Point }) | null;
  /** Rulers drawn over the wall. With rulers the wall is bare, without furniture and seen straight on. */
  readonly rulers?: Drawing;
};

/** Returns a room as it was rendered, with a white wall. */
export const plainRoom = (room: RoomKey): RoomVariant => ({
  room,
  wallColour: "warmWhite",
  isMirrored: false,
  isDyed: false,
  hasSwitch: false,
});

/** Returns how far the camera of a scene is turned, in degrees; before a mirrored room is mirrored. */
export const turnOfScene = ({ variant, rulers }: RoomScene): number => (rulers ? 0 : turnOf(variant.room));

const bitmapsOf = ({ variant, isNear }: RoomScene): { readonly wall: string; readonly furniture: string } => {
  const { wall, furniture } = bitmapNamesOf(variant.room, variant.wallColour);
  const side = variant.isMirrored ? MIRRORED : "";
  const dye = variant.isDyed ? DYED : "";
  return {
    wall: `${wall}${side}`,
    furniture: `${isNear ? nearFurnitureOf(variant.room) : furniture}${dye}${side}`,
  };
};

/**
 * Returns the room of a scene. The near wall is a part of the whole room's, so the whole room's measures are returned.
 */
const renderedRoomOf = ({ variant, isNear }: RoomScene): RenderedRoom => {
  const { room, isMirrored } = variant;
  const rendered = {
    ...RENDERED_ROOMS[room],
    ...(isNear && { furnitureBox: NEAR_ROOMS[room].furnitureBox }),
  };
  return isMirrored ? mirrorRoom(rendered) : rendered;
};

/** Draws a scene as the designer draws a room: in even light, seen straight on. */
export const drawRoomScene = (scene: RoomScene): Drawing =>
  scene.rulers
    ? [...drawOnBareWall(bitmapsOf(scene).wall, renderedRoomOf(scene), scene.hung), ...scene.rulers]
    : drawBetweenBitmaps(bitmapsOf(scene), renderedRoomOf(scene), scene.hung);

/**
 * Draws the parts of a scene that are lit differently: the bare wall, the tiles on it without their shadows, and the
 * furniture.
 */
export const drawParts = (
  scene: RoomScene,
): { readonly wall: Drawing; readonly tiles: Drawing; readonly furniture: Drawing } => {
  const names = bitmapsOf(scene);
  const { box, furnitureBox } = renderedRoomOf(scene);
  return {
    wall: [drawBitmap(names.wall, box), ...drawOnWall(scene)],
    tiles: scene.hung ? [group("wall", drawWall(scene.hung).map(withoutShadow), scene.hung.at)] : [],
    furniture: scene.rulers
      ? []
      : [drawBitmap(names.furniture, furnitureBox), ...drawFromNear(scene), ...drawLampCord(scene.variant)],
  };
};

/**
 * Parts of a whole room that are taken from its bitmap from near, in mm of the room: headboard, pillows and sheet, down to the blanket, whose
 * seams and cloth are seen there. Both bitmaps have one camera and one light. The middle of a part is that of the room, so that it may be mirrored.
 */
const FROM_NEAR: Readonly<Partial<Record<RoomKey, Box>>> = {
  bedroom: { x: -890, y: -1700, width: 1780, height: 1286 },
};

const drawFromNear = (scene: RoomScene): Drawing => {
  const part = scene.isNear ? undefined : FROM_NEAR[scene.variant.room];
  if (!part) return [];
  const { furniture } = bitmapsOf({ ...scene, isNear: true });
  const { furnitureBox: whole } = renderedRoomOf({ ...scene, isNear: true });
  return [
    {
      ...drawBitmap(furniture, part),
      photo: { width: px(whole.width), height: px(whole.height) },
      crop: {
        x: fraction((part.x - whole.x) / whole.width),
        y: fraction((part.y - whole.y) / whole.height),
        width: fraction(part.width / whole.width),
        height: fraction(part.height / whole.height),
        rotation: degrees(0),
      },
    },
  ];
};

/** Returns what is drawn on the wall itself. A bare wall with rulers has nothing. */
const drawOnWall = ({ variant, rulers }: RoomScene): Drawing => {
  if (rulers) return [];
  const area = lightSwitchOf(variant);
  return [...(area ? drawLightSwitch(area, variant.isMirrored) : []), ...drawCordOnWall(variant)];
};

type Operation = Drawing[number];

const withoutShadow = (tile: Operation): Operation =>
  tile.kind === "group"
    ? {
        ...tile,
        children: tile.children.filter((child) => child.kind !== "group" || child.name !== "shadow"),
      }
    : tile;
