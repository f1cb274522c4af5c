import type { OwnerSite } from "@storywall/contract/schemas/site.ts";
import { createDesign, emptyTile } from "@storywall/domain/design/createDesign.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { type PriceList, wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import { type Minor, minor } from "@storywall/domain/units/units.ts";
import { findDraftErrors, type SiteDraft } from "../siteDraft.ts";

type SampleWall = { readonly name: string; readonly design: Design };

const FREE_BASE = { kind: "free" } as const;

/** Small frames have no template of their own: they are used on walls that shoppers compose freely. */
const fourSmall = (): Design => ({
  ...createDesign(FREE_BASE, { size: "rectangle_small" }),
  tiles: [1, 2, 3, 4].map((number) => emptyTile(FREE_BASE, `tile_${number}`, "rectangle_small")),
});

/** Walls that shoppers often buy, because the effect of a size's price on them is easily misjudged. */
export const SAMPLE_WALLS: readonly SampleWall[] = [
  { name: "Four Small", design: fourSmall() },
  { name: "Four Medium in a grid", design: createDesign({ kind: "template", key: "grid_four_frames" }) },
  { name: "Three Medium in a row", design: createDesign({ kind: "template", key: "flex_three_frames" }) },
  { name: "Charming six", design: createDesign({ kind: "set", key: "charming_six" }) },
];

const pricesOf = (
  { framePrices, setPrices }: Pick<OwnerSite, "framePrices" | "setPrices">,
  priceAt: (path: string, price: number) => number,
): PriceList => {
  const frame = (size: keyof typeof framePrices) => minor(priceAt(`framePrices.${size}`, framePrices[size]));
  const set = (key: keyof typeof setPrices) => minor(priceAt(`setPrices.${key}`, setPrices[key]));
  return {
    framePrices: {
      rectangle_small: frame("rectangle_small"),
      rectangle_medium: frame("rectangle_medium"),
      rectangle_large: frame("rectangle_large"),
      rectangle_xlarge: frame("rectangle_xlarge"),
    },
    setPrices: {
      square_trio: set("square_trio"),
      charming_six: set("charming_six"),
      dazzling_dozen: set("dazzling_dozen"),
    },
  };
};

/** Returns the price of a wall with the saved prices. */
export const savedPrice = (site: OwnerSite, design: Design): Minor =>
  wallPrice(
    pricesOf(site, (_path, price) => price),
    design,
  );

/**
 * Returns the price of a wall with the typed prices; undefined while a price that it depends on is wrong. Wrong prices
 * that it does not depend on are ignored.
 */
export const draftPrice = (draft: SiteDraft, design: Design): Minor | undefined => {
  const errors = findDraftErrors(draft);
  const isWrong = (path: string) => draft.edits.has(path) && errors.has(path);
  const priceIf = (wrongPrice: number) =>
    wallPrice(
      pricesOf(draft.base, (path, price) => {
        if (isWrong(path)) return wrongPrice;
        const typed = draft.edits.get(path);
        return typeof typed === "number" ? typed : price;
      }),
      design,
    );
  // When changing a wrong price changes the wall's price, the wall depends on it.
  return priceIf(1) === priceIf(2) ? priceIf(1) : undefined;
};
