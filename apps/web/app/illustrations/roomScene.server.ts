import type { RoomKey, WallColourKey } from "@storywall/domain/design/room.ts";
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
import { NEAR_LIVING_ROOM_BITMAPS } from "@storywall/scene/rooms/rendered/nearLivingRoom.ts";
import { NEAR_ROOMS, nearFurnitureOf } from "@storywall/scene/rooms/rendered/nearRooms.ts";
import type { RenderedRoom } from "@storywall/scene/rooms/renderedRoom.ts";
import { group } from "@storywall/scene/shapes.ts";
import { turnOf } from "../lib/samples/offAxis.ts";

/** A part of a room by day, and what hangs in it. */
export type RoomScene = {
  readonly room: RoomKey;
  /** The part that is shown, in mm of the room. */
  readonly view: Box;
  /** Whether its furniture is seen from near. */
  readonly isNear: boolean;
  readonly hung: (WallToDraw & { readonly at: Point }) | null;
  /** Rulers that are drawn over it: then it is the bare wall without furniture, seen straight on. */
  readonly rulers?: Drawing;
};

/** Returns how far the camera of a scene is turned, in degrees. */
export const turnOfScene = ({ room, rulers }: RoomScene): number => (rulers ? 0 : turnOf(room));

/** The colours of walls in the pictures of offers, where they are not white. */
const WALL_COLOURS_OF_ROOMS: Readonly<Partial<Record<RoomKey, WallColourKey>>> = { bedroom: "sage" };

export const wallColourOf = (room: RoomKey): WallColourKey => WALL_COLOURS_OF_ROOMS[room] ?? "warmWhite";

const bitmapsOf = ({ room, isNear }: RoomScene): { readonly wall: string; readonly furniture: string } => {
  const names = bitmapNamesOf(room, wallColourOf(room));
  if (!isNear) return names;
  return {
    wall: room === "livingRoom" ? NEAR_LIVING_ROOM_BITMAPS.wall : names.wall,
    furniture: nearFurnitureOf(room),
  };
};

const renderedRoomOf = ({ room, isNear }: RoomScene): RenderedRoom =>
  (isNear ? NEAR_ROOMS : RENDERED_ROOMS)[room];

/** Draws a scene as the designer draws a room: in even light, seen straight on. */
export const drawRoomScene = (scene: RoomScene): Drawing =>
  scene.rulers
    ? [...drawOnBareWall(bitmapsOf(scene).wall, renderedRoomOf(scene), scene.hung), ...scene.rulers]
    : drawBetweenBitmaps(bitmapsOf(scene), renderedRoomOf(scene), scene.hung);

/** Draws the parts of a scene that light falls on in different ways: the bare wall, what hangs on it without its shadows, and the furniture. */
export const drawParts = (
  scene: RoomScene,
): { readonly wall: Drawing; readonly tiles: Drawing; readonly furniture: Drawing } => {
  const names = bitmapsOf(scene);
  const { box, furnitureBox } = renderedRoomOf(scene);
  return {
    wall: [drawBitmap(names.wall, box)],
    tiles: scene.hung ? [group("wall", drawWall(scene.hung).map(withoutShadow), scene.hung.at)] : [],
    furniture: scene.rulers ? [] : [drawBitmap(names.furniture, furnitureBox)],
  };
};

type Operation = Drawing[number];

const withoutShadow = (tile: Operation): Operation =>
  tile.kind === "group"
    ? {
        ...tile,
        children: tile.children.filter((child) => child.kind !== "group" || child.name !== "shadow"),
      }
    : tile;
