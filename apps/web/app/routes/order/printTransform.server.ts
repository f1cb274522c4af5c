import type { HeldPrint } from "@storywall/contract/schemas/owner/heldPrint.ts";
import { degrees, fraction, px } from "@storywall/domain/units/units.ts";
import { imageTransform } from "@storywall/scene/imageTransform.ts";

/**
 * Returns the SVG transform that puts the cropped part of a photo into the opening, as the print does. It is computed on
 * the server, so that no page loads the geometry of the designer for it.
 */
export const printTransform = ({
  opening,
  photo,
  crop: { isFlipped, ...crop },
}: Pick<HeldPrint, "opening" | "photo" | "crop">): string => {
  const shown = {
    x: fraction(crop.x),
    y: fraction(crop.y),
    width: fraction(crop.width),
    height: fraction(crop.height),
    rotation: degrees(crop.rotation),
    ...(isFlipped ? ({ isFlipped: true } as const) : {}),
  };
  const size = { width: px(photo.width), height: px(photo.height) };
  const { a, b, c, d, e, f } = imageTransform(shown, size, { x: 0, y: 0, ...opening });
  return `matrix(${a} ${b} ${c} ${d} ${e} ${f})`;
};
