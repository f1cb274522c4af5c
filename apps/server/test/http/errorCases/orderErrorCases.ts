import { sendEmailUploads } from "@storywall/contract/calls/orders/sendEmailUploads.ts";
import { transitionOrder } from "../../../src/usecases/orders/transitionOrder.ts";
import { expectOk } from "../../support/testShop.ts";
import type { ErrorCases } from "./errorCaseTypes.ts";
import type { InputMutators } from "./inputMutators.ts";

export const orderErrorCases = ({
  shop,
  mutateBody,
  UNKNOWN_ID,
  withUnknownId,
  withEmailChangedThrice,
  withOtherSite,
  newShopper,
  orderOf,
  passChangeWindow,
  withWeakOrderedPrint,
  withWeakTile,
  startProduction,
  orderedDesign,
  withOrderedTiles,
  withInvalidAddress,
}: InputMutators): Pick<
  ErrorCases,
  | "completeUploadLater"
  | "saveOrderTiles"
  | "changeOrderAddress"
  | "changeOrderEmail"
  | "cancelOrder"
  | "finalizeOrder"
  | "sendEmailUploads"
  | "sendOrderLinks"
  | "getData"
  | "getImages"
  | "getLineItemInfo"
  | "getReorder"
> => ({
  completeUploadLater: {
    NOT_FOUND: withUnknownId,
    SITE_MISMATCH: withOtherSite,
    CONFLICT: startProduction,
    FRAME_MISMATCH: mutateBody(() => ({
      userTemplateInfo: { ...orderedDesign, frameStyle: "Infinite", matType: "none" },
    })),
    SIZE_NOT_SOLD: withOrderedTiles({ size: "rectangle_large" }),
    TILES_MISMATCH: withOrderedTiles({ name: "tile_1" }),
    TILES_MISSING: withOrderedTiles({ userPhotoId: null }),
    PRINT_TOO_SMALL: withWeakOrderedPrint(350, 263),
    PRINT_NEEDS_CONFIRMATION: withWeakOrderedPrint(1000, 1700),
    PHOTO_UNKNOWN: withOrderedTiles({ userPhotoId: "x" }),
    ART_ITEM_UNKNOWN: withOrderedTiles({ userPhotoId: null, artItemId: UNKNOWN_ID }),
  },
  saveOrderTiles: {
    NOT_FOUND: withUnknownId,
    SITE_MISMATCH: withOtherSite,
    CONFLICT: startProduction,
    TILES_MISMATCH: mutateBody(() => ({ tiles: [{ name: "tile_9", userPhotoId: "photo_1" }] })),
    TILES_MISSING: async (good) => {
      const { order } = await newShopper().buy();
      const params = { orderId: order.orderId, cartItemId: order.lineItems[0]?.cartItemId };
      return { params, body: { ...good.body, tiles: [{ name: "tile_1", userPhotoId: null }] } };
    },
    PHOTO_UNKNOWN: mutateBody(() => ({ tiles: [{ name: "tile_1", userPhotoId: "x" }] })),
    ART_ITEM_UNKNOWN: mutateBody(() => ({
      tiles: [{ name: "tile_1", userPhotoId: null, artItemId: UNKNOWN_ID }],
    })),
    PRINT_TOO_SMALL: withWeakTile(350, 263),
    PRINT_NEEDS_CONFIRMATION: withWeakTile(1000, 1700),
  },
  changeOrderAddress: {
    NOT_FOUND: withUnknownId,
    SITE_MISMATCH: withOtherSite,
    CONFLICT: passChangeWindow,
    ADDRESS_INVALID: withInvalidAddress,
  },
  changeOrderEmail: {
    NOT_FOUND: withUnknownId,
    SITE_MISMATCH: withOtherSite,
    FORBIDDEN: mutateBody(() => ({ userId: UNKNOWN_ID })),
    CONFLICT: passChangeWindow,
    TOO_MANY_REQUESTS: withEmailChangedThrice,
  },
  cancelOrder: { NOT_FOUND: withUnknownId, SITE_MISMATCH: withOtherSite, CONFLICT: passChangeWindow },
  finalizeOrder: { NOT_FOUND: withUnknownId, SITE_MISMATCH: withOtherSite },
  sendEmailUploads: {
    NOT_FOUND: withUnknownId,
    SITE_MISMATCH: withOtherSite,
    CONFLICT: mutateBody(async (good) => {
      const inProduction = { to: "in_production", actor: "owner" } as const;
      await shop.shop.transaction((repositories) =>
        transitionOrder(shop.shop, repositories, orderOf(good), inProduction),
      );
      return {};
    }),
    TOO_MANY_REQUESTS: mutateBody(async (good) => {
      const orderId = orderOf(good);
      for (let sent = 0; sent < 3; sent += 1)
        await expectOk(shop.call(sendEmailUploads, { body: { orderId } }));
      return {};
    }),
  },
  sendOrderLinks: {},
  getData: { NOT_FOUND: withUnknownId },
  getImages: { NOT_FOUND: withUnknownId },
  getLineItemInfo: { NOT_FOUND: withUnknownId },
  getReorder: { NOT_FOUND: withUnknownId },
});
