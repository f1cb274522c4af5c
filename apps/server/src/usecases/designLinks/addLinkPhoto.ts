import { DESIGN_LINKS, MAX_PHOTOS_PER_LINK } from "@storywall/domain/links/designLink.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import { isPhotoAddress } from "../photos/photoUrl.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { checkLinkOpen, extendExpiry, type LinkErrorCode } from "./checkLinkOpen.ts";

type AddLinkPhotoErrorCode = LinkErrorCode | "DESIGN_LINK_FULL" | "PHOTO_URL_NOT_OURS" | "CONFLICT";

/**
 * Adds an uploaded photo to a design by its link. Adding the same photo again changes nothing, so a phone that got no
 * answer may retry. Only photos of our own store are accepted, and the caller must know both their asset id and URL.
 */
export const addLinkPhoto = (
  shop: Pick<Shop, "transaction" | "clock" | "ids" | "publicUrl" | "photosUrl" | "designLinkTtlMs">,
  { token, assetId, url }: { readonly token: string; readonly assetId: string; readonly url: string },
): Promise<Result<{ readonly photoId: string; readonly added: number }, AddLinkPhotoErrorCode>> =>
  runInTransaction(shop, async (repositories) => {
    const { designLinks, photos } = repositories;
    // A concurrent addition waits here, so that each photo is counted.
    const found = checkLinkOpen(await designLinks.lock(token), shop);
    if (found.kind === "error") return found;
    const { id: linkId, kind } = found.value;
    if (!DESIGN_LINKS[kind].acceptsPhotos) return err("CONFLICT", "This link doesn't accept photos.");
    if (!isPhotoAddress(shop, assetId, url) || !(await photos.find(assetId))) {
      return err("PHOTO_URL_NOT_OURS", "This photo hasn't been uploaded here. Please upload it first.");
    }
    const { added } = await designLinks.countPhotos(linkId);
    if (added >= MAX_PHOTOS_PER_LINK && !(await designLinks.hasPhoto(linkId, assetId))) {
      return err(
        "DESIGN_LINK_FULL",
        `A link accepts ${MAX_PHOTOS_PER_LINK} photos, and this one is full. Ask for another link.`,
      );
    }
    const photo = { id: shop.ids.next(), linkId, assetId, addedAt: shop.clock.now() };
    const { id: photoId } = await designLinks.addPhoto(photo);
    await extendExpiry(shop, repositories, found.value);
    return ok({ photoId, added: (await designLinks.countPhotos(linkId)).added });
  });
