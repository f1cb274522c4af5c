import { originalSetPrice } from "../pricing/originalPrice.ts";
import { framePrice } from "../pricing/wallPrice.ts";
import type { Site, SiteCopy } from "../sites/site.ts";
import { findFrameShortage } from "../stock/shortage.ts";
import type { Minor } from "../units/units.ts";
import { CANVAS_TEMPLATES, type TemplateLayout } from "./canvasTemplates.ts";
import { FRAME_SIZE_KEYS, FRAME_SIZES, type FrameSizeKey } from "./frameSizes.ts";
import {
  FRAME_STYLE_KEYS,
  FRAME_STYLES,
  type FrameColour,
  type FrameStyleKey,
  type MatType,
} from "./frameStyles.ts";
import type { SetKey } from "./sets.ts";
import { TEMPLATE_KEYS, type TemplateKey } from "./templateKeys.ts";

/** What a site sells, in the fields of the specification's section 3. */
export type SiteCatalogue = {
  readonly frameTypes: readonly {
    readonly key: FrameStyleKey;
    readonly name: string;
    readonly description: string;
    /** Path of an image of the frame. */
    readonly img: string;
    readonly matType: MatType;
    readonly color: FrameColour;
    /** True while the workshop can make it in none of its sizes. */
    readonly isOutOfStock: boolean;
  }[];
  readonly sizes: readonly {
    readonly key: FrameSizeKey;
    readonly name: string;
    /** Centimetres, short side first: `21x31`. */
    readonly val: string;
    readonly sizeText: string;
    /** Null for a size that is sold in sets only. */
    readonly pricePerFrame: Minor | null;
  }[];
  readonly templates: readonly {
    readonly key: TemplateKey;
    readonly name: string;
    readonly description: string;
    readonly frameTypes: readonly FrameStyleKey[];
    readonly sizes: readonly FrameSizeKey[];
    readonly framesCount: number;
    readonly layout: TemplateLayout;
  }[];
  readonly copy: SiteCopy & Readonly<Record<`${SetKey}_price_original`, Minor>>;
};

/** Returns the catalogue of a site on a day, such as `2026-11-23`. */
export const catalogueOf = (site: Site, today: string): SiteCatalogue => ({
  frameTypes: FRAME_STYLE_KEYS.map((key) => {
    const { name, description, mat, colour } = FRAME_STYLES[key];
    return {
      key,
      name,
      description,
      img: `/pictures/frame-${key.toLowerCase()}.svg`,
      matType: mat,
      color: colour,
      isOutOfStock: FRAME_SIZE_KEYS.every((size) => findFrameShortage(site.shortages, key, size) !== null),
    };
  }),
  sizes: FRAME_SIZE_KEYS.map((key) => {
    const { name, sizeText, width, height } = FRAME_SIZES[key];
    return {
      key,
      name,
      val: `${width / 10}x${height / 10}`,
      sizeText,
      pricePerFrame: framePrice(site, key),
    };
  }),
  templates: TEMPLATE_KEYS.map((key) => {
    const { name, description, frameStyles, sizes, frameCount, layout } = CANVAS_TEMPLATES[key];
    return { key, name, description, frameTypes: frameStyles, sizes, framesCount: frameCount, layout };
  }),
  copy: {
    ...site.copy,
    square_trio_price_original: originalSetPrice(site, "square_trio", today),
    charming_six_price_original: originalSetPrice(site, "charming_six", today),
    dazzling_dozen_price_original: originalSetPrice(site, "dazzling_dozen", today),
  },
});
