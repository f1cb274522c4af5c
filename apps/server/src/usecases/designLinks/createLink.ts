import type { Design } from "@storywall/domain/design/design.ts";
import { MAX_PHOTOS_A_DESIGN } from "@storywall/domain/design/limits.ts";
import { DESIGN_LINKS } from "@storywall/domain/links/designLink.ts";
import type { WallRefusal } from "../../ports/commerce/Commerce.ts";
import type { DesignLink } from "../../ports/designLinks/DesignLinks.ts";
import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { atomically } from "../atomically.ts";
import { designPhotoOf, hangPhotos } from "../cart/addLines.ts";
import type { Shop } from "../shop.ts";
import { findVisitor } from "../visitor/createVisitor.ts";
import { expiryOf } from "./liveLink.ts";

export type NewLink = Pick<DesignLink, "kind" | "site" | "visitorId" | "designKey" | "design"> & {
  /** Photos of the visitor that hang nowhere. */
  readonly trayPhotoIds: readonly string[];
};

export type CreatedLink = { readonly link: DesignLink; readonly photosAdded: number };

/**
 * Makes a link to a wall as it is now (B6, B7). Only photos of the visitor's own, which the shop has, go into it. A link
 * that takes photos is made once for a design: asking again brings its wall up to date and puts off its end.
 */
export const createLink = (
  shop: Pick<Shop, "transaction" | "clock" | "ids" | "publicUrl" | "designLinkLifeMs">,
  { kind, site, visitorId, designKey, design, trayPhotoIds }: NewLink,
): Promise<Outcome<CreatedLink, "NOT_FOUND" | WallRefusal>> =>
  atomically(shop, async (repositories) => {
    const visitor = await findVisitor(repositories, visitorId);
    if (visitor.kind === "refused") return visitor;
    const hung = await hangPhotos(shop, repositories, [visitorId], design);
    if (hung.kind === "refused") return hung;
    const whole =
      DESIGN_LINKS[kind].gives === "design"
        ? await withTray(repositories, visitorId, hung.value, trayPhotoIds)
        : hung;
    if (whole.kind === "refused") return whole;
    await repositories.previews.save(whole.value);

    const { designLinks } = repositories;
    const expiresAt = expiryOf(kind, shop);
    const now = shop.clock.now();
    const known = DESIGN_LINKS[kind].isReused
      ? (await designLinks.listOpen({ visitorId, designKey }, now)).find((link) => link.kind === kind)
      : undefined;
    if (known) {
      await designLinks.saveDesign(known.id, whole.value, expiresAt);
      const { added } = await designLinks.countPhotos(known.id);
      return done({ link: { ...known, design: whole.value, expiresAt }, photosAdded: added });
    }
    const link: DesignLink = {
      id: shop.ids.next(),
      token: shop.ids.next(),
      kind,
      site,
      visitorId,
      designKey,
      design: whole.value,
      createdAt: now,
      expiresAt,
      withdrawnAt: null,
    };
    await designLinks.insert(link);
    return done({ link, photosAdded: 0 });
  });

const withTray = async (
  { visitors }: Pick<Repositories, "visitors">,
  visitorId: string,
  design: Design,
  trayPhotoIds: readonly string[],
): Promise<Outcome<Design, "PHOTO_UNKNOWN">> => {
  const hanging = new Set(design.photos.map(({ id }) => id));
  const wanted = [...new Set(trayPhotoIds)].filter((id) => !hanging.has(id));
  const found = await visitors.findPhotos(visitorId, wanted);
  if (found.length < wanted.length) {
    return refuse("PHOTO_UNKNOWN", "A photo in the tray has not been uploaded yet. Please wait for it.");
  }
  const tray = wanted.flatMap((id) => found.find(({ photoId }) => photoId === id) ?? []).map(designPhotoOf);
  return done({ ...design, photos: [...design.photos, ...tray].slice(0, MAX_PHOTOS_A_DESIGN) });
};
