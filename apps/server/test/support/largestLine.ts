import { addCartItem } from "@storywall/contract/calls/cart/addCartItem.ts";
import { initCart } from "@storywall/contract/calls/cart/initCart.ts";
import type { LineItemInput } from "@storywall/contract/schemas/cart.ts";
import { OPENING_KEYS } from "@storywall/domain/geometry/opening.ts";
import { aLine, FREE_BASE } from "@storywall/testkit/builders.ts";
import { shopper } from "./shopper.ts";
import { expectOk, type TestPhotoSize, type TestShop } from "./testShop.ts";

const crop = { x: 1 / 3, y: 1 / 7, width: 1 / 9, height: 1 / 11, rotation: -1 / 13, isFlipped: true };

/** Returns the largest wall that a client can send: fifty tiles, each with a crop for every opening. */
export const aLargestLine = (
  photoId: string | null = "photo_1",
  openings = OPENING_KEYS.slice(0, 19),
): LineItemInput => {
  const line = aLine({ base: FREE_BASE, photoId });
  const [tile] = line.userTemplateInfo.tiles;
  if (!tile) throw new Error("a free wall has a tile");
  const cropParams = Object.fromEntries(openings.map((key) => [key, { editorCropParams: crop }]));
  const tiles = Array.from({ length: 50 }, (_, index) => ({
    ...tile,
    name: `tile_${index + 1}`,
    cropParams,
    // With a photo its print would be far too small for a payment.
    confirmedPpi: 0,
  }));
  return { ...line, userTemplateInfo: { ...line.userTemplateInfo, tiles } };
};

/** Fills a cart until it takes no more of the largest walls, and returns its id. */
export const fillLargestCart = async (
  shop: TestShop,
  line: Partial<LineItemInput> = {},
  photoSize?: TestPhotoSize,
): Promise<string> => {
  const userId = await shopper(shop).visitWithPhoto(photoSize);
  const largest = () => ({ ...aLargestLine(), ...line });
  const cart = await expectOk(shop.call(initCart, { body: { userId, lineItems: [largest()] } }));
  for (let lines = 1; lines <= 100; lines++) {
    const added = await shop.call(addCartItem, { body: { cartId: cart._id, lineItem: largest() } });
    if (added.kind === "error") return cart._id;
  }
  return cart._id;
};
