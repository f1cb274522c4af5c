/**
 * Writes the measures of the product as JSON, for the Blender scripts: `node tools/closeUps/writeProduct.ts`. They
 * come from the catalogue and the drawing, so that a close-up shows exactly the frame that is sold. Lengths are in
 * mm.
 */
import { FRAME_DEPTH, FRAME_SIZES } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import { LIGHT } from "@storywall/scene/frames/lighting.ts";
import { BEVEL_WIDTH } from "@storywall/scene/frames/mat.ts";
import { GALLERY_PROFILE, sampleProfile } from "@storywall/scene/frames/profile.ts";
import { WALL_COLOURS } from "@storywall/scene/palette.ts";

const product = {
  sizes: FRAME_SIZES,
  styles: FRAME_STYLES,
  depth: FRAME_DEPTH,
  bevel: BEVEL_WIDTH,
  profile: sampleProfile(GALLERY_PROFILE),
  wallColours: WALL_COLOURS,
  light: [LIGHT.x, LIGHT.y, LIGHT.z],
};

process.stdout.write(`${JSON.stringify(product, null, 1)}\n`);
