import type { Box } from "../operations.ts";
import type { RenderedRoom } from "./renderedRoom.ts";

const mirrorBox = ({ x, width, ...rest }: Box): Box => ({ ...rest, x: -(x + width), width });

/** Returns the room mirrored left to right. Its bitmaps must be mirrored too. */
export const mirrorRoom = (room: RenderedRoom): RenderedRoom => {
  const { box, furnitureBox, light, shadow, window } = room;
  return {
    ...room,
    box: mirrorBox(box),
    furnitureBox: mirrorBox(furnitureBox),
    light: {
      ...light,
      x: light.x.map((edge) => -edge).toReversed(),
      values: light.values.map((row) => row.toReversed()),
    },
    shadow: { ...shadow, dx: -shadow.dx },
    ...(window && { window: { ...window, x: -window.x } }),
  };
};
