import { expect, test } from "vitest";
import { FRAME_STYLE_KEYS } from "../catalogue/frameStyles.ts";
import { getGalleryOfLayout } from "../catalogue/layoutGalleries.ts";
import { TEMPLATE_KEYS } from "../catalogue/templateKeys.ts";
import { wallPrice } from "../pricing/wallPrice.ts";
import { SITE_SEEDS } from "../sites/sites.ts";
import { allowedFrameStyles, allowedSizes } from "./allowedOptions.ts";
import { createDesign } from "./createDesign.ts";
import { createGalleryWall } from "./createGalleryWall.ts";
import { isGalleryWall } from "./galleryWall.ts";
import { layOut } from "./layOut.ts";

test.each(TEMPLATE_KEYS)(
  "R3.4 the gallery wall of %s hangs like it, costs the same, and has all six frames",
  (key) => {
    const base = { kind: "template", key } as const;
    for (const size of allowedSizes(base)) {
      const template = createDesign(base, { size });
      const gallery = createGalleryWall(getGalleryOfLayout(key), { size, frameStyle: "Harmony" });
      expect(isGalleryWall(gallery)).toBe(true);
      expect(gallery.frameStyle).toBe("Harmony");
      expect(allowedFrameStyles(gallery.base)).toEqual(FRAME_STYLE_KEYS);
      expect(layOut(gallery).tiles.map(({ outer }) => outer)).toEqual(
        layOut(template).tiles.map(({ outer }) => outer),
      );
      expect(wallPrice(SITE_SEEDS.ZA, gallery)).toBe(wallPrice(SITE_SEEDS.ZA, template));
    }
  },
);
