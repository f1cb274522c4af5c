import { findFrameMismatch, parseCropParams, toCropParams } from "@storywall/contract/designWire.ts";
import type { UserTemplateInfo } from "@storywall/contract/schemas/design.ts";
import { SET_KEYS } from "@storywall/domain/catalogue/sets.ts";
import { localDay } from "@storywall/domain/orders/dispatchDates.ts";
import { ofSite, type Site } from "@storywall/domain/sites/site.ts";
import { err, mapResult, ok } from "../../ports/platform/Result.ts";
import { loadPublicVariantIds } from "../../usecases/commerce/publicVariantIds.ts";
import type { Shop } from "../../usecases/shop.ts";
import { createVisitor } from "../../usecases/visitor/createVisitor.ts";
import { saveVisitorPhoto } from "../../usecases/visitor/saveVisitorPhoto.ts";
import { saveVisitorTemplate } from "../../usecases/visitor/saveVisitorTemplate.ts";
import type { Handlers } from "../handler.ts";
import { toCatalogue } from "../wire/catalogue.ts";
import { toMemoryCollection } from "../wire/memoryCollection.ts";

type VisitorCall =
  | "createUser"
  | "addOrUpdateUserPhoto"
  | "addOrUpdateUserTemplateInfo"
  | "deleteUserTemplateInfo"
  | "getCatalogue"
  | "getMemoryCollections"
  | "getMemoryCollection";

/** Returns the wall without crops for openings that no frame has: a client could send any number of them. */
const withKnownOpenings = ({ tiles, ...info }: UserTemplateInfo): UserTemplateInfo => ({
  ...info,
  tiles: tiles.map((tile) => ({ ...tile, cropParams: toCropParams(parseCropParams(tile.cropParams)) })),
});

export const visitorHandlers = (shop: Shop): Pick<Handlers, VisitorCall> => {
  /** Returns today's date in the time zone of the site's workshop. */
  const todayOf = ({ timeZone }: Site): string => localDay(shop.clock.now().toISOString(), timeZone);
  return {
    createUser: async (_request, { site, sessionCookie: { token } }) => {
      const { staffSessions } = shop.repositories;
      const session = token === undefined ? undefined : await staffSessions.find(token, shop.clock.now());
      const visitor = await createVisitor(shop, shop.repositories, site, session !== undefined);
      return ok({ _id: visitor.id, site: visitor.site });
    },

    addOrUpdateUserPhoto: async ({ body: { user_id, photo_id, photo_obj } }) => {
      const saved = await saveVisitorPhoto(shop, {
        visitorId: user_id,
        photoId: photo_id,
        uuid: photo_obj.uuid,
        assetId: photo_obj.handle,
        url: photo_obj.url,
        crops: photo_obj.cropParams ? parseCropParams(photo_obj.cropParams) : null,
      });
      if (saved.kind === "error") return saved;
      const { uuid, url, assetId, crops, width, height } = saved.value;
      return ok({
        uuid,
        url,
        handle: assetId,
        width,
        height,
        ...(crops ? { cropParams: toCropParams(crops) } : {}),
      });
    },

    addOrUpdateUserTemplateInfo: async ({ body: { user_id, template_key, template_info } }) => {
      const mismatch = findFrameMismatch(template_info);
      if (mismatch) return mismatch;
      const info = withKnownOpenings(template_info);
      return mapResult(
        await saveVisitorTemplate(shop, { visitorId: user_id, templateKey: template_key, info }),
        () => info,
      );
    },

    deleteUserTemplateInfo: async ({ body: { user_id, template_key } }) => {
      await shop.repositories.visitors.removeTemplate(user_id, template_key);
      return ok({ isDeleted: true });
    },

    getCatalogue: async (_request, { site }) => {
      const siteData = ofSite(shop.sites(), site);
      return ok(toCatalogue(siteData, todayOf(siteData)));
    },

    getMemoryCollections: async (_request, { site }) => {
      const siteData = ofSite(shop.sites(), site);
      const today = todayOf(siteData);
      const variantIds = await loadPublicVariantIds(shop, shop.repositories, site);
      return ok({
        collections: SET_KEYS.map((key) =>
          toMemoryCollection(shop.repositories.previews, siteData, key, variantIds, today),
        ),
      });
    },

    getMemoryCollection: async ({ params: { id } }, { site }) => {
      const key = SET_KEYS.find((candidate) => candidate === id);
      if (!key) return err("NOT_FOUND", "We can't find this set.");
      const variantIds = await loadPublicVariantIds(shop, shop.repositories, site);
      const siteData = ofSite(shop.sites(), site);
      const today = todayOf(siteData);
      return ok(toMemoryCollection(shop.repositories.previews, siteData, key, variantIds, today));
    },
  };
};
