import { toWireDesign } from "@storywall/contract/designWire.ts";
import type { Order } from "@storywall/contract/schemas/order.ts";
import type { FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { HOUR_MS } from "@storywall/domain/time/durations.ts";
import { aDesign, FREE_BASE } from "@storywall/testkit/builders.ts";
import { transitionOrder } from "../../src/usecases/orders/transitionOrder.ts";
import { shopper } from "../support/shopper.ts";
import type { TestShop } from "../support/testShop.ts";
import { askAbout, SOFT_PHOTO } from "../support/weakPrints.ts";

/** Past the time in which a shopper may change an order. */
const CHANGE_WINDOW_MS = 3 * HOUR_MS;

/** A free wall whose photo of 1136 × 1704 pixels is good in Small and far too small in X-Large; all are confirmed. */
const aWall = (sizes: readonly FrameSizeKey[]): Design => ({
  ...aDesign(FREE_BASE, "photo_1"),
  frameStyle: "Infinite",
  tiles: sizes.map((size, index) => ({
    name: `tile_${index + 1}`,
    photoId: "photo_1",
    orientation: "portrait",
    size,
    crops: {},
    printConfirmation: { photoId: "photo_1", ppi: 1 },
  })),
});

export type AskedOrder = {
  readonly order: Order;
  readonly userId: string;
  readonly questionId: string;
};

/** Buys a wall of one Small and two X-Large tiles, and has the shop ask about the second. */
export const buyAskedOrder = async (
  shop: TestShop,
  {
    sizes = ["rectangle_small", "rectangle_xlarge", "rectangle_xlarge"],
    quantity = 1,
    hasPromo = false,
    isInProduction = true,
  }: {
    readonly sizes?: readonly FrameSizeKey[];
    readonly quantity?: number;
    readonly hasPromo?: boolean;
    readonly isInProduction?: boolean;
  } = {},
): Promise<AskedOrder> => {
  const buyer = shopper(shop);
  const line = { templateKey: undefined, quantity, ...toWireDesign(aWall(sizes)) };
  const cart = await buyer.fillCart(line, SOFT_PHOTO);
  if (hasPromo) await buyer.addPromo(cart._id);
  const { order } = await buyer.buy(cart);
  shop.clock.advance(CHANGE_WINDOW_MS);
  if (isInProduction)
    await shop.shop.transaction((repositories) =>
      transitionOrder(shop.shop, repositories, order.orderId, { to: "in_production", actor: "owner" }),
    );
  const questionId = await askAbout(shop, order, { tile: "tile_2", note: "Have you a larger file?" });
  return { order, userId: cart.user ?? "", questionId };
};
