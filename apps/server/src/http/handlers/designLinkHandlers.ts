import { inRoom } from "@storywall/contract/linkedWall.ts";
import { done } from "../../ports/platform/Outcome.ts";
import { addLinkPhoto } from "../../usecases/designLinks/addLinkPhoto.ts";
import { createLink } from "../../usecases/designLinks/createLink.ts";
import { listLinks } from "../../usecases/designLinks/listLinks.ts";
import { mailLink } from "../../usecases/designLinks/mailLink.ts";
import { openLink } from "../../usecases/designLinks/openLink.ts";
import { receiveLinkPhotos } from "../../usecases/designLinks/receiveLinkPhotos.ts";
import { withdrawLink } from "../../usecases/designLinks/withdrawLink.ts";
import type { Shop } from "../../usecases/shop.ts";
import type { Handlers } from "../handler.ts";
import { toArrivedPhoto, toDesignLink, toOpenedLink } from "../wire/designLink.ts";
import { readWall } from "../wire/wall.ts";

type DesignLinkCall =
  | "createDesignLink"
  | "getDesignLinks"
  | "openDesignLink"
  | "addDesignLinkPhoto"
  | "receivePhotos"
  | "withdrawDesignLink"
  | "mailDesignLink";

export const designLinkHandlers = (shop: Shop): Pick<Handlers, DesignLinkCall> => ({
  createDesignLink: async ({ body: { userId, kind, designKey, wall, trayPhotoIds = [] } }, { site }) => {
    const design = readWall(wall);
    if (design.kind === "refused") return design;
    const created = await createLink(shop, {
      kind,
      site,
      visitorId: userId,
      designKey,
      design: inRoom(design.value, wall.room),
      trayPhotoIds,
    });
    return created.kind === "refused" ? created : done(toDesignLink(created.value));
  },

  getDesignLinks: async ({ query: { userId, designKey } }) =>
    done({ links: (await listLinks(shop, { visitorId: userId, designKey })).map(toDesignLink) }),

  openDesignLink: async ({ params: { token } }) => {
    const opened = await openLink(shop, token);
    if (opened.kind === "refused") return opened;
    return done(toOpenedLink(opened.value, shop.repositories.previews.keyOf(opened.value.link.design)));
  },

  addDesignLinkPhoto: async ({ params: { token }, body: { handle, url } }) => {
    const photo = await addLinkPhoto(shop, { token, assetId: handle, url });
    if (photo.kind === "refused") return photo;
    return done({ userPhotoId: photo.value.photoId, photosAdded: photo.value.added });
  },

  receivePhotos: async ({ body: { userId, designKey, received = [] } }) => {
    const { photos, isOpen } = await receiveLinkPhotos(shop, { visitorId: userId, designKey }, received);
    return done({ photos: photos.map(toArrivedPhoto), isOpen });
  },

  withdrawDesignLink: async ({ params: { token }, body: { userId } }) => {
    const withdrawn = await withdrawLink(shop, { token, visitorId: userId });
    return withdrawn.kind === "refused" ? withdrawn : done({ isOpen: false } as const);
  },

  mailDesignLink: async ({ params: { token }, body: { userId, email } }) => {
    const mailed = await mailLink(shop, { token, visitorId: userId, email });
    return mailed.kind === "refused" ? mailed : done({ message: "The link is on its way to your mail." });
  },
});
