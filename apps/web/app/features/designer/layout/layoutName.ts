import { CANVAS_TEMPLATES } from "@storywall/domain/catalogue/canvasTemplates.ts";
import { galleryWallName } from "@storywall/domain/catalogue/galleryWalls.ts";
import { TILE_SETS } from "@storywall/domain/catalogue/sets.ts";
import type { DesignBase } from "@storywall/domain/design/design.ts";

/** Returns the layout's display name. */
export const layoutName = (base: DesignBase): string => {
  switch (base.kind) {
    case "set":
      return TILE_SETS[base.key].name;
    case "template":
      return CANVAS_TEMPLATES[base.key].name;
    case "free":
      return base.wall ? galleryWallName(base.wall) : "Gallery wall";
  }
};
