import type { CartDrawer } from "../pages/cartDrawer.ts";
import type { DesignerPage } from "../pages/designerPage.ts";
import type { Shop } from "../pages/shop.ts";
import { TWELVE_PHOTOS } from "../support/makePhotos.ts";

type Pages = { readonly shop: Shop; readonly wall: DesignerPage; readonly cart: CartDrawer };

export const TRIO_PRICE = "R1,249.99";

/**
 * Walks the first half of the journey from home to an order: a shopper fills a trio with three photos, and goes to
 * the checkout.
 */
export const fillCartFromHome = async ({ shop, wall, cart }: Pages): Promise<void> => {
  const photos = TWELVE_PHOTOS.slice(0, 3);
  await shop.openHome();
  await shop.openBrowse();
  await shop.chooseLayout("Square trio");
  await wall.dropPhotos(photos);
  await wall.expectPhotos(photos);
  await wall.expectAllUploaded();
  await wall.addToCart();
  await cart.expectWall("Square trio", TRIO_PRICE);
  await cart.checkout();
};
