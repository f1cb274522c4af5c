import { addLine, type Cart } from "@storywall/domain/cart/cart.ts";
import { artItemIdOf, artPhoto } from "@storywall/domain/design/artPhoto.ts";
import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";
import { parseDesign } from "@storywall/domain/design/parse/parseDesign.ts";
import { px } from "@storywall/domain/units/units.ts";
import type { CartRecord } from "../../ports/cart/Carts.ts";
import type { LineRefusal, NewLine, WallRefusal } from "../../ports/commerce/Commerce.ts";
import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { VisitorPhoto } from "../../ports/visitor/Visitors.ts";
import { artUrl } from "../art/artUrl.ts";
import type { Shop } from "../shop.ts";

/**
 * Puts walls into a cart whose row is locked, and gives the cart with them. `owners` are the visitors whose photos may hang in them: the cart's, and
 * whoever the request names.
 */
export const addLines = async (
  shop: Pick<Shop, "ids" | "publicUrl">,
  repositories: Repositories,
  cart: CartRecord,
  owners: readonly string[],
  lines: readonly NewLine[],
): Promise<Outcome<CartRecord, LineRefusal>> => {
  let content = contentOf(cart);
  for (const { uuid, quantity, design } of lines) {
    const hung = await hangPhotos(shop, repositories, owners, design);
    if (hung.kind === "refused") return hung;
    const change = addLine(content, { id: shop.ids.next(), uuid, quantity, design: hung.value });
    if (change.kind !== "changed")
      return refuse("TOO_MANY_LINES", "A cart holds at most 100 walls. Please order these first.");
    content = change.cart;
    const line = content.lines.find((candidate) => candidate.uuid === uuid);
    if (!line) throw new Error("an added line is not in its cart");
    await repositories.carts.saveLine(cart.id, line);
    await repositories.previews.save(line.design);
  }
  return done({ ...cart, lines: content.lines });
};

/** As much of the cart as the domain's rules about lines look at. */
const contentOf = ({ id, site, lines }: CartRecord): Cart => ({
  id,
  site,
  lines,
  promo: null,
  shippingRate: null,
});

/**
 * The design with its photos and its art as the server knows them; everything in a tile must be one of them. What is in
 * `already` stays as it is: art that hangs once stays, whatever becomes of the catalogue.
 */
export const hangPhotos = async (
  { publicUrl }: Pick<Shop, "publicUrl">,
  { visitors, art }: Pick<Repositories, "visitors" | "art">,
  owners: readonly string[],
  design: Design,
  already: readonly DesignPhoto[] = [],
): Promise<Outcome<Design, WallRefusal>> => {
  const wanted = [...new Set(design.tiles.flatMap(({ photoId }) => photoId ?? []))];
  const found = new Map<string, DesignPhoto>(already.map((photo) => [photo.id, photo]));
  for (const owner of owners) {
    for (const photo of await visitors.findPhotos(owner, wanted)) {
      found.set(photo.photoId, designPhotoOf(photo));
    }
  }
  for (const tile of design.tiles) {
    const itemId = tile.photoId === null ? null : artItemIdOf(tile.photoId);
    if (tile.photoId === null || itemId === null || found.has(tile.photoId)) continue;
    const item = await art.findItem(itemId);
    if (!item) return unknownArt(tile.name, itemId);
    found.set(tile.photoId, artPhoto(item, artUrl(publicUrl, item.id)));
  }
  const unknown = wanted.find((photoId) => !found.has(photoId));
  if (unknown !== undefined) {
    return refuse(
      "PHOTO_UNKNOWN",
      "A photo of this wall has not been uploaded yet. Please wait for it, or leave its tile empty.",
      [{ path: "userPhotoId", message: `${unknown} is not known` }],
    );
  }
  // What is written here is parsed when it is read; what could not be read again must not be written.
  const parsed = parseDesign({ ...design, photos: wanted.flatMap((photoId) => found.get(photoId) ?? []) });
  if (parsed.kind === "design") return done(parsed.design);
  return refuse("TILES_MISMATCH", "This wall holds something that we cannot print.", [
    { path: `userTemplateInfo.${parsed.path}`, message: `expected ${parsed.message}` },
  ]);
};

/** A visitor's photo as it hangs in a design. */
export const designPhotoOf = (photo: VisitorPhoto): DesignPhoto => ({
  id: photo.photoId,
  // Its own name never leaves the shopper's machine.
  fileName: `${photo.photoId}.jpg`,
  size: { width: px(photo.width), height: px(photo.height) },
  url: photo.url,
  handle: photo.assetId,
});

const unknownArt = (tile: string, itemId: string) =>
  refuse("ART_ITEM_UNKNOWN", "A picture of this wall is not in our catalogue. Please choose another one.", [
    // By its name: a wall's tiles may come in any order.
    { path: `tiles.${tile}.artItemId`, message: `${itemId} is not in the catalogue` },
  ]);

/** The visitors whose photos a request may use. */
export const ownersOf = (
  cart: Pick<CartRecord, "visitorId">,
  userId: string | undefined,
): readonly string[] =>
  userId === undefined || userId === cart.visitorId ? [cart.visitorId] : [cart.visitorId, userId];
