import type { Drawing } from "@storywall/scene/operations.ts";
import sharp, { type Sharp } from "sharp";
import { embedBitmaps } from "./bitmaps.server.ts";
import { PLAIN_SETTINGS, settingsOf } from "./photograph/cameraSettings.server.ts";
import { lightRoom } from "./photograph/lightRoom.server.ts";
import { photographRoom } from "./photograph/photographRoom.server.ts";
import { renderIllustration } from "./renderIllustration.server.ts";
import { drawParts, type RoomScene, turnOfScene } from "./roomScene.server.ts";
import { renderMarkup } from "./samples.server.ts";
import { sceneOfIllustration } from "./sceneOfIllustration.server.ts";

/** Up to this width (px) a room is drawn larger and then scaled down: drawn at its final size it would look soft. */
const SMALL = 640;
const MORE_PIXELS = 1.5;

/** Returns an illustration in `width` px, a room as a camera sees it; null when there is none of that name. */
export const drawIllustration = async (name: string, width: number): Promise<Sharp | null> => {
  const scene = sceneOfIllustration(name);
  if (scene) return photographScene(scene, width);
  const markup = renderIllustration(name);
  return markup === null ? null : toPixels(markup, width);
};

// The SVG is our own, so sharp decodes no untrusted input here.
const toPixels = async (markup: string, width: number): Promise<Sharp> =>
  sharp(Buffer.from(await embedBitmaps(markup))).resize({ width });

/** Returns a scene in `width` px, as a camera sees it. */
export const photographScene = async (scene: RoomScene, width: number): Promise<Sharp> => {
  const drawnWidth = width <= SMALL ? Math.round(width * MORE_PIXELS) : width;
  const parts = drawParts(scene);
  const { isMirrored } = scene.variant;
  // Light falls from the left: a room with its window at the right is mirrored, lit and mirrored back.
  const draw = async (part: Drawing) =>
    (await toPixels(renderMarkup(part, scene.view), drawnWidth)).flop(isMirrored);
  const drawOverWall = async (part: Drawing) =>
    (await draw(part)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const wall = await (await draw(parts.wall)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const size = { width: wall.info.width, height: wall.info.height };
  const [tiles, furniture] = [await drawOverWall(parts.tiles), await drawOverWall(parts.furniture)];
  const lit = await lightRoom(scene, {
    ...size,
    wall: wall.data,
    tiles: tiles.data,
    furniture: furniture.data,
  });
  const photograph = await photographRoom(
    { pixels: lit, ...size, scale: drawnWidth / width },
    turnOfScene(scene),
    scene.rulers ? PLAIN_SETTINGS : settingsOf(scene.variant),
  );
  const picture = sharp(photograph, { raw: { ...size, channels: 3 } })
    .flop(isMirrored)
    .resize({ width, kernel: "lanczos3" });
  if (!scene.rulers) return picture;
  const rulers = await (await toPixels(renderMarkup(scene.rulers, scene.view), width)).png().toBuffer();
  return picture.composite([{ input: rulers }]);
};
