import { mapResult, ok } from "../../ports/platform/Result.ts";
import { photoUrl } from "../../usecases/photos/photoUrl.ts";
import { eraseRequestedData, getRequestedData, requestData } from "../../usecases/privacy/dataRequests.ts";
import { deleteVisitorPhoto } from "../../usecases/privacy/deleteVisitorPhoto.ts";
import { eraseVisitor } from "../../usecases/privacy/eraseVisitor.ts";
import type { Shop } from "../../usecases/shop.ts";
import type { Handlers } from "../handler.ts";
import { toEmailData, toVisitorData } from "../wire/personalData.ts";

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
      ok(toVisitorData(await shop.repositories.personalData.getVisitorData(userId), urlOf)),

    deleteKeptData: async ({ body: { userId } }) => {
      await eraseVisitor(shop, userId);
      return ok({ isDeleted: true } as const);
    },

    deleteKeptPhoto: ({ body: { userId, handle } }) =>
      deleteVisitorPhoto(shop, { visitorId: userId, assetId: handle }),

    requestKeptData: async ({ body: { email } }, { site }) => {
      await requestData(shop, { email, site });
      // The same reply for every address, so that it does not reveal which ones are known.
      return ok({ isAsked: true } as const);
    },

    openDataRequest: async ({ params: { token } }) => {
      return mapResult(await getRequestedData(shop, token), (data) => toEmailData(data, urlOf));
    },

    deleteRequestedData: async ({ params: { token } }) => {
      return mapResult(await eraseRequestedData(shop, token), () => ({ isDeleted: true }) as const);
    },
  };
};
