import type { WireDesignErrorCode } from "@storywall/contract/designWire.ts";
import type { UserTemplateInfo } from "@storywall/contract/schemas/design.ts";
import { TILE_SETS } from "@storywall/domain/catalogue/sets.ts";
import type { VariantSelection } from "../../ports/commerce/Commerce.ts";
import { toDesign } from "./designInput.ts";
import { omitUndefined } from "./omitUndefined.ts";

/** Returns what a request buys without a cart. It contains no prices (R5.4). */
export const toVariantSelection = ({
  variants,
  templateId,
  framesInfo,
}: {
  readonly variants?: { variantId: string; quantity: number }[] | undefined;
  readonly templateId?: string | undefined;
  readonly framesInfo?: UserTemplateInfo | undefined;
}): VariantSelection<WireDesignErrorCode> => ({
  ...omitUndefined({ variants, templateId }),
  ...(framesInfo && {
    createDesignOfSet: (key) =>
      toDesign({ size: TILE_SETS[key].size, collectionId: key, userTemplateInfo: framesInfo }),
  }),
});
