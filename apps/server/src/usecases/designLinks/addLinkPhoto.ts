import { DESIGN_LINKS, MAX_PHOTOS_A_LINK } from "@storywall/domain/links/designLink.ts";
import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";
import { atomically } from "../atomically.ts";
import { isPhotoAddress } from "../photos/photoUrl.ts";
import type { Shop } from "../shop.ts";
import { keepAlive, type LinkRefusal, liveLink } from "./liveLink.ts";

type AddRefusal = LinkRefusal | "DESIGN_LINK_FULL" | "PHOTO_URL_NOT_OURS" | "CONFLICT";

/**
 * Adds an uploaded photo to a design by its link. The same photo again is the same, so that a phone that heard no answer
 * may ask again. Only photos of our own store are taken, by whoever knows both its handle and its address.
 */
export const addLinkPhoto = (
  shop: Pick<Shop, "transaction" | "clock" | "ids" | "publicUrl" | "photosUrl" | "designLinkLifeMs">,
  { token, assetId, url }: { readonly token: string; readonly assetId: string; readonly url: string },
): Promise<Outcome<{ readonly photoId: string; readonly added: number }, AddRefusal>> =>
  atomically(shop, async (repositories) => {
    const { designLinks, photos } = repositories;
    // Whoever adds at the same moment waits here, and is counted.
    const live = liveLink(await designLinks.lock(token), shop);
    if (live.kind === "refused") return live;
    const { id: linkId, kind } = live.value;
    if (!DESIGN_LINKS[kind].takesPhotos) return refuse("CONFLICT", "This link takes no photos.");
    if (!isPhotoAddress(shop, assetId, url) || !(await photos.find(assetId))) {
      return refuse(
        "PHOTO_URL_NOT_OURS",
        "This photo is not one that was uploaded here. Please upload it first.",
      );
    }
    const { added } = await designLinks.countPhotos(linkId);
    if (added >= MAX_PHOTOS_A_LINK && !(await designLinks.hasPhoto(linkId, assetId))) {
      return refuse(
        "DESIGN_LINK_FULL",
        `A link takes ${MAX_PHOTOS_A_LINK} photos, and this one has them. Ask for another link.`,
      );
    }
    const photo = { id: shop.ids.next(), linkId, assetId, addedAt: shop.clock.now() };
    const { id: photoId } = await designLinks.addPhoto(photo);
    await keepAlive(shop, repositories, live.value);
    return done({ photoId, added: (await designLinks.countPhotos(linkId)).added });
  });
