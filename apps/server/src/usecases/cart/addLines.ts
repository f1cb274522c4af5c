import { findTooSmallArt } from "@storywall/domain/art/artSizes.ts";
import { addLine, type Cart } from "@storywall/domain/cart/cart.ts";
import { artItemIdOf, createArtPhoto } from "@storywall/domain/design/artPhoto.ts";
import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";
import { limitCrops } from "@storywall/domain/design/limitCrops.ts";
import { parseDesign } from "@storywall/domain/design/parse/parseDesign.ts";
import { settleConfirmations } from "@storywall/domain/design/printConfirmation.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import { px } from "@storywall/domain/units/units.ts";
import type { CartRecord } from "../../ports/cart/Carts.ts";
import type { DesignErrorCode, LineErrorCode, NewLine } from "../../ports/commerce/Commerce.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { VisitorPhoto } from "../../ports/visitor/Visitors.ts";
import { artUrl } from "../art/artUrl.ts";
import type { Shop } from "../shop.ts";
import { checkInStock } from "./checkInStock.ts";

/**
 * Adds walls to a cart whose row is locked, and returns the cart with them. `visitorIds` are the visitors whose photos
 * may be used: that of the cart, and the one that the request names.
 */
export const addLines = async (
  shop: Pick<Shop, "ids" | "publicUrl" | "clock" | "sites">,
  repositories: Repositories,
  cart: CartRecord,
  visitorIds: readonly string[],
  lines: readonly NewLine[],
): Promise<Result<CartRecord, LineErrorCode>> => {
  let content = toDomainCart(cart);
  const site = ofSite(shop.sites(), cart.site);
  for (const { uuid, quantity, design } of lines) {
    const resolved = await resolvePhotos(shop, repositories, visitorIds, design);
    if (resolved.kind === "error") return resolved;
    const inStock = checkInStock(site, shop.clock.now(), [resolved.value]);
    if (inStock.kind === "error") return inStock;
    const [tooSmall] = findTooSmallArt(resolved.value);
    if (tooSmall !== undefined)
      return err(
        "TILES_MISMATCH",
        `“${tooSmall}” doesn't have enough detail for this size. Please choose a smaller one.`,
      );
    const change = addLine(content, { id: shop.ids.next(), uuid, quantity, design: resolved.value });
    if (change.kind === "tooLarge") return CART_TOO_LARGE;
    if (change.kind !== "changed")
      return err("TOO_MANY_LINES", "A cart can hold up to 100 walls. Please order these first.");
    content = change.cart;
    const line = content.lines.find((candidate) => candidate.uuid === uuid);
    if (!line) throw new Error(`The added line ${uuid} is not in its cart`);
    await repositories.carts.saveLine(cart.id, line);
    await repositories.previews.save(line.design, shop.clock.now());
  }
  return ok({ ...cart, lines: content.lines });
};

export const CART_TOO_LARGE = err(
  "TOO_MANY_LINES",
  "This cart is full: that's a lot of photos for one order. Please order these walls first.",
);

/** Returns the cart with the fields that the domain's rules about lines need. */
export const toDomainCart = ({ id, site, lines }: CartRecord): Cart => ({
  id,
  site,
  lines,
  promo: null,
  shippingRate: null,
});

/**
 * Returns the design with its photos and art items as the server knows them, with as few crops as a stored
 * design has, and with only the confirmations of weak prints that still apply. Each tile with an image must
 * refer to one of them. `existingPhotos` are left as they are: art in a saved wall stays, even when it leaves
 * the catalogue.
 */
export const resolvePhotos = async (
  { publicUrl }: Pick<Shop, "publicUrl">,
  { visitors, art }: Pick<Repositories, "visitors" | "art">,
  visitorIds: readonly string[],
  design: Design,
  existingPhotos: readonly DesignPhoto[] = [],
): Promise<Result<Design, DesignErrorCode>> => {
  const photoIds = [...new Set(design.tiles.flatMap(({ photoId }) => photoId ?? []))];
  const found = new Map<string, DesignPhoto>(existingPhotos.map((photo) => [photo.id, photo]));
  for (const visitorId of visitorIds) {
    for (const photo of await visitors.findPhotos(visitorId, photoIds)) {
      found.set(photo.photoId, toDesignPhoto(photo));
    }
  }
  for (const tile of design.tiles) {
    const itemId = tile.photoId === null ? null : artItemIdOf(tile.photoId);
    if (tile.photoId === null || itemId === null || found.has(tile.photoId)) continue;
    const item = await art.findItem(itemId);
    if (!item) return unknownArtError(tile.name, itemId);
    found.set(tile.photoId, createArtPhoto(item, artUrl(publicUrl, item.id)));
  }
  const unknownId = photoIds.find((photoId) => !found.has(photoId));
  if (unknownId !== undefined) {
    return err(
      "PHOTO_UNKNOWN",
      "A photo on this wall hasn't been uploaded yet. Please wait for it, or leave its tile empty.",
      [{ path: "userPhotoId", message: `${unknownId} is not known` }],
    );
  }
  // Stored designs are parsed when they are read, so a design that cannot be parsed must not be stored.
  const parsed = parseDesign({
    ...limitCrops(design),
    photos: photoIds.flatMap((photoId) => found.get(photoId) ?? []),
  });
  if (parsed.kind === "ok") return ok(settleConfirmations(parsed.design));
  return err("TILES_MISMATCH", "This wall contains something we can't print.", [
    { path: `userTemplateInfo.${parsed.path}`, message: `expected ${parsed.message}` },
  ]);
};

/** Returns a visitor's photo in the form of a design. */
export const toDesignPhoto = (photo: VisitorPhoto): DesignPhoto => ({
  id: photo.photoId,
  // The file's own name never leaves the shopper's device.
  fileName: `${photo.photoId}.jpg`,
  size: { width: px(photo.width), height: px(photo.height) },
  url: photo.url,
  handle: photo.assetId,
});

const unknownArtError = (tile: string, itemId: string) =>
  err("ART_ITEM_UNKNOWN", "An artwork on this wall isn't in our catalogue. Please choose another one.", [
    // Identified by the tile's name: the request may list tiles in any order.
    { path: `tiles.${tile}.artItemId`, message: `${itemId} is not in the catalogue` },
  ]);

/** Returns the visitors whose photos a request may use. */
export const photoVisitorIds = (
  cart: Pick<CartRecord, "visitorId">,
  userId: string | undefined,
): readonly string[] =>
  userId === undefined || userId === cart.visitorId ? [cart.visitorId] : [cart.visitorId, userId];
