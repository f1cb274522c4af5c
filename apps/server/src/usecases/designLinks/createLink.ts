import type { Design } from "@storywall/domain/design/design.ts";
import { MAX_PHOTOS_PER_DESIGN } from "@storywall/domain/design/limits.ts";
import { DESIGN_LINKS } from "@storywall/domain/links/designLink.ts";
import type { DesignErrorCode } from "../../ports/commerce/Commerce.ts";
import type { DesignLink } from "../../ports/designLinks/DesignLinks.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { resolvePhotos, toDesignPhoto } from "../cart/addLines.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { findVisitor } from "../visitor/createVisitor.ts";
import { linkExpiryOf } from "./checkLinkOpen.ts";

type NewLink = Pick<DesignLink, "kind" | "site" | "visitorId" | "designKey" | "design"> & {
  /** Photos of the visitor that are on no tile. */
  readonly trayPhotoIds: readonly string[];
};

type CreatedLink = { readonly link: DesignLink; readonly photosAdded: number };

/**
 * Creates a link to a wall as it is now (B6, B7). Its photos must be uploaded photos of the visitor. A reusable kind of
 * link is created once for a design: later calls update its wall and extend its expiry.
 */
export const createLink = (
  shop: Pick<Shop, "transaction" | "clock" | "ids" | "publicUrl" | "designLinkTtlMs">,
  { kind, site, visitorId, designKey, design, trayPhotoIds }: NewLink,
): Promise<Result<CreatedLink, "NOT_FOUND" | DesignErrorCode>> =>
  runInTransaction(shop, async (repositories) => {
    const visitor = await findVisitor(repositories, visitorId);
    if (visitor.kind === "error") return visitor;
    const resolved = await resolvePhotos(shop, repositories, [visitorId], design);
    if (resolved.kind === "error") return resolved;
    const complete =
      DESIGN_LINKS[kind].shares === "design"
        ? await addTrayPhotos(repositories, visitorId, resolved.value, trayPhotoIds)
        : resolved;
    if (complete.kind === "error") return complete;
    await repositories.previews.save(complete.value, shop.clock.now());

    const { designLinks } = repositories;
    const expiresAt = linkExpiryOf(kind, shop);
    const now = shop.clock.now();
    const existing = DESIGN_LINKS[kind].returnsOpenLink
      ? (await designLinks.listOpen({ visitorId, designKey }, now)).find((link) => link.kind === kind)
      : undefined;
    if (existing) {
      await designLinks.saveDesign(existing.id, complete.value, expiresAt);
      const { added } = await designLinks.countPhotos(existing.id);
      return ok({ link: { ...existing, design: complete.value, expiresAt }, photosAdded: added });
    }
    const link: DesignLink = {
      id: shop.ids.next(),
      token: shop.ids.next(),
      kind,
      site,
      visitorId,
      designKey,
      design: complete.value,
      createdAt: now,
      expiresAt,
      withdrawnAt: null,
    };
    await designLinks.insert(link);
    return ok({ link, photosAdded: 0 });
  });

const addTrayPhotos = async (
  { visitors }: Pick<Repositories, "visitors">,
  visitorId: string,
  design: Design,
  trayPhotoIds: readonly string[],
): Promise<Result<Design, "PHOTO_UNKNOWN">> => {
  const hanging = new Set(design.photos.map(({ id }) => id));
  const missingIds = [...new Set(trayPhotoIds)].filter((id) => !hanging.has(id));
  const found = await visitors.findPhotos(visitorId, missingIds);
  if (found.length < missingIds.length) {
    return err("PHOTO_UNKNOWN", "A photo in the tray hasn't been uploaded yet. Please wait for it.");
  }
  const trayPhotos = missingIds
    .flatMap((id) => found.find(({ photoId }) => photoId === id) ?? [])
    .map(toDesignPhoto);
  return ok({ ...design, photos: [...design.photos, ...trayPhotos].slice(0, MAX_PHOTOS_PER_DESIGN) });
};
