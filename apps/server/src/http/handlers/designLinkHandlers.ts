import { withRoom } from "@storywall/contract/linkedDesign.ts";
import { mapResult, ok } from "../../ports/platform/Result.ts";
import { addLinkPhoto } from "../../usecases/designLinks/addLinkPhoto.ts";
import { createLink } from "../../usecases/designLinks/createLink.ts";
import { createWallModel } from "../../usecases/designLinks/createWallModel.ts";
import { listLinks } from "../../usecases/designLinks/listLinks.ts";
import { mailLink } from "../../usecases/designLinks/mailLink.ts";
import { openLink } from "../../usecases/designLinks/openLink.ts";
import { receiveLinkPhotos } from "../../usecases/designLinks/receiveLinkPhotos.ts";
import { withdrawLink } from "../../usecases/designLinks/withdrawLink.ts";
import type { Shop } from "../../usecases/shop.ts";
import type { Handlers } from "../handler.ts";
import { wallModelUrls } from "../wire/cart.ts";
import { toDesign } from "../wire/designInput.ts";
import { toDesignLink, toOpenedLink, toReceivedPhoto } from "../wire/designLink.ts";

type DesignLinkCall =
  | "createDesignLink"
  | "createWallModel"
  | "getDesignLinks"
  | "openDesignLink"
  | "addDesignLinkPhoto"
  | "receivePhotos"
  | "withdrawDesignLink"
  | "mailDesignLink";

export const designLinkHandlers = (shop: Shop): Pick<Handlers, DesignLinkCall> => ({
  createDesignLink: async ({ body: { userId, kind, designKey, wall, trayPhotoIds = [] } }, { site }) => {
    const design = toDesign(wall);
    if (design.kind === "error") return design;
    return mapResult(
      await createLink(shop, {
        kind,
        site,
        visitorId: userId,
        designKey,
        design: withRoom(design.value, wall.room),
        trayPhotoIds,
      }),
      toDesignLink,
    );
  },

  createWallModel: async ({ body: { userId, wall } }) => {
    const design = toDesign(wall);
    if (design.kind === "error") return design;
    return mapResult(await createWallModel(shop, { visitorId: userId, design: design.value }), wallModelUrls);
  },

  getDesignLinks: async ({ query: { userId, designKey } }) =>
    ok({ links: (await listLinks(shop, { visitorId: userId, designKey })).map(toDesignLink) }),

  openDesignLink: async ({ params: { token } }) => {
    const opened = await openLink(shop, token);
    if (opened.kind === "error") return opened;
    return ok(toOpenedLink(opened.value, shop.repositories.previews.keyOf(opened.value.link.design)));
  },

  addDesignLinkPhoto: async ({ params: { token }, body: { handle, url } }) => {
    const photo = await addLinkPhoto(shop, { token, assetId: handle, url });
    if (photo.kind === "error") return photo;
    return ok({ userPhotoId: photo.value.photoId, photosAdded: photo.value.added });
  },

  receivePhotos: async ({ body: { userId, designKey, received = [] } }) => {
    const { photos, isOpen } = await receiveLinkPhotos(shop, { visitorId: userId, designKey }, received);
    return ok({ photos: photos.map(toReceivedPhoto), isOpen });
  },

  withdrawDesignLink: async ({ params: { token }, body: { userId } }) => {
    return mapResult(
      await withdrawLink(shop, { token, visitorId: userId }),
      () => ({ isOpen: false }) as const,
    );
  },

  mailDesignLink: async ({ params: { token }, body: { userId, email } }) => {
    return mapResult(await mailLink(shop, { token, visitorId: userId, email }), () => ({
      message: "The link is on its way to your inbox.",
    }));
  },
});
