import { toWireDesign } from "@storywall/contract/designWire.ts";
import type { LineItemInput } from "@storywall/contract/schemas/cart.ts";
import type { Order } from "@storywall/contract/schemas/order.ts";
import type { FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import type { FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { aDesign, FREE_BASE } from "@storywall/testkit/builders.ts";
import { askAboutPrint } from "../../src/usecases/printQuestions/askAboutPrint.ts";
import { OWNER_ACTOR } from "./owner.ts";
import { shopper } from "./shopper.ts";
import type { TestPhotoSize, TestShop } from "./testShop.ts";

/** 10 pixels an inch at 50 × 70 cm: a picture of a web page. */
export const TINY_PHOTO: TestPhotoSize = { width: 350, height: 263 };
/** 103 pixels an inch at 30 × 45 cm without a mat, 68 at 50 × 70 cm. */
export const SOFT_PHOTO: TestPhotoSize = { width: 1136, height: 1704 };

type WeakLine = {
  readonly photoId?: string;
  readonly size?: FrameSizeKey;
  readonly frameStyle?: FrameStyleKey;
  /** Pixels an inch that the shopper accepted. */
  readonly confirmedPpi?: number;
};

/** Returns a line of one frame without a mat, as a client sends it. */
export const aFrameLine = ({
  photoId = "photo_1",
  size = "rectangle_medium",
  frameStyle = "Infinite",
  confirmedPpi,
}: WeakLine = {}): LineItemInput => {
  const design = aDesign(FREE_BASE, photoId);
  const printConfirmation =
    confirmedPpi === undefined ? {} : { printConfirmation: { photoId, ppi: confirmedPpi } };
  return {
    uuid: crypto.randomUUID(),
    // So that it can replace the wall that a test's shopper has otherwise.
    templateKey: undefined,
    ...toWireDesign({
      ...design,
      size,
      frameStyle,
      tiles: design.tiles.map((tile) => ({ ...tile, ...printConfirmation })),
    }),
  };
};

/** Has the shop ask about the first tile of an order. Returns the id of the question. */
export const askAbout = async (
  shop: TestShop,
  { orderId, lineItems }: Pick<Order, "orderId" | "lineItems">,
  { tile = "tile_1", note = null }: { readonly tile?: string; readonly note?: string | null } = {},
): Promise<string> => {
  const lineId = lineItems[0]?.cartItemId ?? "";
  const asked = await askAboutPrint(shop.shop, OWNER_ACTOR, { orderId, lineId, tile, note });
  if (asked.kind === "error") throw new Error(asked.message);
  const questions = await shop.shop.repositories.printQuestions.findByOrder(orderId);
  return questions.findLast((question) => question.tile === tile)?.id ?? "";
};

/** Buys one frame whose photo is far too small, and confirms that. */
export const buyWeakPrint = async (shop: TestShop, site: SiteCode = "ZA") => {
  const buyer = shopper(shop, site);
  const line = aFrameLine({ size: "rectangle_xlarge", confirmedPpi: 1 });
  return buyer.buy(await buyer.fillCart(line, TINY_PHOTO));
};
