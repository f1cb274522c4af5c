import { toWireDesign } from "@storywall/contract/designWire.ts";
import type { Cart, LineItem } from "@storywall/contract/schemas/cart.ts";
import { countItems } from "@storywall/domain/cart/cart.ts";
import { countEmptyTiles } from "@storywall/domain/design/tilePhotos.ts";
import type { PricedLine } from "../../ports/checkout/Checkouts.ts";
import type { CartView } from "../../ports/commerce/Commerce.ts";
import { checkoutStatusOf } from "../../usecases/checkout/checkoutView.ts";
import { toShippingAddress } from "./address.ts";
import { discountNote } from "./discountNote.ts";

/** Returns the path of a design's preview (http/previews). */
export const previewUrl = (key: string): string => `/previews/${key}.webp`;

/** Returns the paths of a design's previews for links to it. */
export const linkPreviewUrls = (key: string) => ({
  roomPictureUrl: `/previews/${key}.webp?of=room`,
  nearPictureUrl: `/previews/${key}.webp?of=near`,
  socialPictureUrl: `/previews/${key}.jpg`,
});

export const wallModelUrls = (key: string) => ({
  glbUrl: `/previews/${key}.glb`,
  usdzUrl: `/previews/${key}.usdz`,
});

export const toLineItem = ({
  id,
  uuid,
  design,
  quantity,
  title,
  unitPrice,
  price,
  previewKey,
}: PricedLine): LineItem => ({
  ...toWireDesign(design),
  _id: id,
  uuid,
  quantity,
  title,
  unitPrice,
  price,
  previewUrl: previewUrl(previewKey),
  tilesCount: design.tiles.length,
  photosStillToUpload: countEmptyTiles(design),
});

export const toCart = ({ cart, pricing, stockNotes }: CartView, now: Date): Cart => ({
  _id: cart.id,
  site: cart.site,
  currency: pricing.currency,
  user: cart.visitorId,
  email: cart.checkout?.email ?? null,
  lineItems: pricing.lines.map((line) => ({
    ...toLineItem(line),
    ...optionalNote(stockNotes.get(line.id)),
  })),
  itemCount: countItems(pricing),
  discountCode: pricing.promo?.code ?? null,
  discount: pricing.discount,
  ...discountNote(pricing),
  shippingAddress: cart.checkout?.shippingAddress ? toShippingAddress(cart.checkout.shippingAddress) : null,
  shippingRate: pricing.shippingRate,
  price: pricing.price,
  tax: pricing.tax,
  total: pricing.total,
  checkoutId: cart.checkout?.id ?? null,
  checkout: cart.checkout && { checkoutId: cart.checkout.id, status: checkoutStatusOf(cart.checkout, now) },
});

export const optionalNote = (stockNote: string | undefined): Pick<LineItem, "stockNote"> =>
  stockNote === undefined ? {} : { stockNote };
