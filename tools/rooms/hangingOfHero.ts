/**
 * The frames in the photographed room of the home page, from the shop's own data: lengths in mm, x from the middle
 * of the room, y down from the floor.
 */
import { FRAME_DEPTH, FRAME_SIZES } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import { croppedPhotoOf } from "@storywall/scene/croppedPhotoOf.ts";
import { BEVEL_WIDTH } from "@storywall/scene/frames/mat.ts";
import { GALLERY_PROFILE, sampleProfile } from "@storywall/scene/frames/profile.ts";
import { HERO_WALL } from "../../apps/web/app/lib/samples/heroWall.ts";
import { HERO_AT, HERO_ROOM, HERO_SHOT } from "../../apps/web/app/lib/samples/photographedHero.ts";

/** Returns the frames of the home page's wall, the camera that photographs it, and the measures of the product. */
export const hangingOfHero = () => {
  const { design, wall } = HERO_WALL;
  return {
    room: HERO_ROOM,
    shot: HERO_SHOT,
    tiles: wall.tiles.map((tile) => ({
      name: tile.name,
      size: tile.size,
      style: tile.frameStyle,
      isLandscape: tile.orientation === "landscape",
      x: HERO_AT.x + tile.outer.x,
      y: HERO_AT.y + tile.outer.y,
      width: tile.outer.width,
      height: tile.outer.height,
      opening: {
        x: HERO_AT.x + tile.opening.x,
        y: HERO_AT.y + tile.opening.y,
        width: tile.opening.width,
        height: tile.opening.height,
      },
      photo: photoOf(croppedPhotoOf(tile, design)),
    })),
    sizes: FRAME_SIZES,
    styles: FRAME_STYLES,
    depth: FRAME_DEPTH,
    bevel: BEVEL_WIDTH,
    profile: sampleProfile(GALLERY_PROFILE),
  };
};

// Sample photographs are shown centred, as tools/closeUps/tile.py shows them.
const photoOf = (print: ReturnType<typeof croppedPhotoOf>): string => {
  if (!print) throw new Error("Every frame has a photograph.");
  return print.photoId;
};
