import { done } from "../../ports/platform/Outcome.ts";
import { photoUrl } from "../../usecases/photos/photoUrl.ts";
import { deleteRequested, requestData, showRequested } from "../../usecases/privacy/dataRequests.ts";
import { deleteVisitorPhoto } from "../../usecases/privacy/deleteVisitorPhoto.ts";
import { forgetVisitor } from "../../usecases/privacy/forgetVisitor.ts";
import type { Shop } from "../../usecases/shop.ts";
import type { Handlers } from "../handler.ts";
import { toKeptOfVisitor, toKeptUnderEmail } from "../wire/keptData.ts";

type PrivacyCall =
  | "getKeptData"
  | "deleteKeptData"
  | "deleteKeptPhoto"
  | "requestKeptData"
  | "openDataRequest"
  | "deleteRequestedData";

export const privacyHandlers = (shop: Shop): Pick<Handlers, PrivacyCall> => {
  const urlOf = (assetId: string) => photoUrl(shop.publicUrl, assetId);
  return {
    getKeptData: async ({ body: { userId } }) =>
      done(toKeptOfVisitor(await shop.repositories.keptData.ofVisitor(userId), urlOf)),

    deleteKeptData: async ({ body: { userId } }) => {
      await forgetVisitor(shop, userId);
      return done({ isDeleted: true } as const);
    },

    deleteKeptPhoto: ({ body: { userId, handle } }) =>
      deleteVisitorPhoto(shop, { visitorId: userId, assetId: handle }),

    requestKeptData: async ({ body: { email } }, { site }) => {
      await requestData(shop, { email, site });
      // True of every address, so that it says nothing of any.
      return done({ isAsked: true } as const);
    },

    openDataRequest: async ({ params: { token } }) => {
      const shown = await showRequested(shop, token);
      return shown.kind === "refused" ? shown : done(toKeptUnderEmail(shown.value, urlOf));
    },

    deleteRequestedData: async ({ params: { token } }) => {
      const deleted = await deleteRequested(shop, token);
      return deleted.kind === "refused" ? deleted : done({ isDeleted: true } as const);
    },
  };
};
