import type { WireWallRefusalCode } from "@storywall/contract/designWire.ts";
import type { UserTemplateInfo } from "@storywall/contract/schemas/design.ts";
import { TILE_SETS } from "@storywall/domain/catalogue/sets.ts";
import type { VariantWishes } from "../../ports/commerce/Commerce.ts";
import { readWall } from "./wall.ts";
import { withoutUndefined } from "./withoutUndefined.ts";

/** What a request wants to buy without a cart; prices are no part of it (R5.4). */
export const readVariantWishes = ({
  variants,
  templateId,
  framesInfo,
}: {
  readonly variants?: { variantId: string; quantity: number }[] | undefined;
  readonly templateId?: string | undefined;
  readonly framesInfo?: UserTemplateInfo | undefined;
}): VariantWishes<WireWallRefusalCode> => ({
  ...withoutUndefined({ variants, templateId }),
  ...(framesInfo && {
    wallOf: (key) => readWall({ size: TILE_SETS[key].size, collectionId: key, userTemplateInfo: framesInfo }),
  }),
});
