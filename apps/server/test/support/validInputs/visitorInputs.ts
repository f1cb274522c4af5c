import { randomUUID } from "node:crypto";
import { addOrUpdateUserPhoto } from "@storywall/contract/calls/visitor/addOrUpdateUserPhoto.ts";
import { toUserTemplateInfo } from "@storywall/contract/designWire.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { aDesign } from "@storywall/testkit/builders.ts";
import { requestData } from "../../../src/usecases/privacy/dataRequests.ts";
import { subscribe } from "../../../src/usecases/promo/subscribe.ts";
import { shopper } from "../shopper.ts";
import { expectOk, type TestShop } from "../testShop.ts";
import type { ValidInputs } from "./inputTypes.ts";

/** Creates inputs of the calls about what the shop stores of a visitor. */
export const visitorInputs = (shop: TestShop) => {
  const site: SiteCode = "ZA";
  const anna = shopper(shop, site);
  const createSubscriberToken = async (): Promise<string> => {
    const email = `${randomUUID()}@example.com`;
    await subscribe(shop.shop, { site, email });
    await shop.shop.background.drain();
    return /unsubscribe\/([\w-]+)/.exec(shop.mailbox.to(email)[0]?.text ?? "")?.[1] ?? "";
  };
  const createDataToken = async (): Promise<string> => {
    const buyer = shopper(shop, site);
    await buyer.buy();
    await requestData(shop.shop, { email: buyer.email, site });
    await shop.shop.background.drain();
    const mails = shop.mailbox.to(buyer.email).map(({ text }) => text);
    return /privacy\/data\/([\w-]+)/.exec(mails.join())?.[1] ?? "";
  };
  return {
    getKeptData: async () => ({ body: { userId: await anna.visit() } }),
    deleteKeptData: async () => ({ body: { userId: await anna.visitWithPhoto() } }),
    deleteKeptPhoto: async () => {
      const userId = await anna.visit();
      const { handle, url } = await shop.uploadPhoto();
      const photo_obj = { uuid: "photo_1", handle, url };
      await expectOk(
        shop.call(addOrUpdateUserPhoto, { body: { user_id: userId, photo_id: "photo_1", photo_obj } }),
      );
      return { body: { userId, handle } };
    },
    requestKeptData: async () => ({ body: { email: `${randomUUID()}@example.com`, site } }),
    openDataRequest: async () => ({ params: { token: await createDataToken() } }),
    deleteRequestedData: async () => ({ params: { token: await createDataToken() } }),
    createUser: async () => ({ body: { site } }),
    subscribe: async () => ({ body: { email: "thandi@example.com", site } }),
    confirmSubscription: async () => ({ params: { token: await createSubscriberToken() } }),
    unsubscribe: async () => ({ params: { token: await createSubscriberToken() } }),
    addOrUpdateUserPhoto: async () => {
      const { handle, url } = await shop.uploadPhoto();
      const photo_obj = { uuid: "photo_1", handle, url };
      return { body: { user_id: await anna.visit(), photo_id: "photo_1", photo_obj } };
    },
    addOrUpdateUserTemplateInfo: async () => ({
      body: {
        user_id: await anna.visit(),
        template_key: "grid_four_frames",
        template_info: toUserTemplateInfo(aDesign()),
      },
    }),
    deleteUserTemplateInfo: async () => ({
      body: { user_id: await anna.visit(), template_key: "grid_four_frames" },
    }),
  } satisfies Partial<ValidInputs>;
};
