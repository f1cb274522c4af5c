import { randomUUID } from "node:crypto";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { createPromoCode } from "../../../src/usecases/promo/editPromoCodes.ts";
import { createCountry, prepareCountry, siteCodeOf } from "../newCountry.ts";
import { OWNER_ACTOR, OWNER_PASSWORD, setOwnerPassword } from "../owner.ts";
import { shopper } from "../shopper.ts";
import type { TestShop } from "../testShop.ts";
import type { ValidInputs } from "./inputTypes.ts";

/** Creates inputs of the calls about the data of the shop and its customers. */
export const shopInputs = (shop: TestShop) => {
  const site: SiteCode = "ZA";
  // Another date each time: the same stock again changes nothing, so it would leave no entry in the log.
  let stockDay = 0;
  const nextStockDate = () => new Date(Date.UTC(2027, 0, ++stockDay)).toISOString().slice(0, 10);
  const createCodeName = () => `C${randomUUID().replaceAll("-", "").slice(0, 20).toUpperCase()}`;
  const addPromoCode = async (): Promise<string> => {
    const code = createCodeName();
    const promo = { code, percent: 10, oncePerEmail: false };
    const created = await createPromoCode(shop.shop, OWNER_ACTOR, site, promo);
    if (created.kind === "error") throw new Error(created.message);
    return code;
  };
  return {
    sendTestMail: async () => ({ body: {} }),
    searchAdmin: async () => ({ query: { text: "thandi" } }),
    signInOwner: async () => {
      await setOwnerPassword(shop);
      return { body: { password: OWNER_PASSWORD } };
    },
    signOutOwner: async () => ({}),
    getOwnerSession: async () => ({}),
    getSite: async () => ({ params: { code: site } }),
    changeSite: async () => {
      const { ZA } = await shop.shop.refreshSites();
      const copy = { title: "Walls that speak" };
      return { params: { code: site }, body: { expectedVersion: ZA.version, copy } };
    },
    findCustomers: async () => ({ query: { text: "thandi" } }),
    getCustomer: async () => {
      const buyer = shopper(shop, site);
      await buyer.buy();
      const id = await shop.shop.repositories.customers.findIdByEmail(buyer.email);
      return { params: { customerId: id ?? "" } };
    },
    getPrivacyRequests: async () => ({}),
    getSites: async () => ({}),
    addSite: async () => ({ body: createCountry() }),
    openSite: async () => {
      const country = createCountry();
      const { version } = await prepareCountry(shop.shop, country);
      return { params: { code: siteCodeOf(country.code) }, body: { expectedVersion: version } };
    },
    getFigures: async () => ({ query: { site, from: "2026-11-01", to: "2026-11-30" } }),
    getStock: async () => ({}),
    // In the other country, so that no other test misses the frame.
    setStock: async () => ({
      params: { code: "AU", item: "mat_rectangle_xlarge" },
      body: { isOut: true, expectedOn: nextStockDate() },
    }),
    getPromoCodes: async () => ({ params: { code: site } }),
    createPromoCode: async () => ({
      params: { code: site },
      body: { code: createCodeName(), percent: 10, oncePerEmail: false },
    }),
    changePromoCode: async () => ({
      params: { code: site, promoCode: await addPromoCode() },
      body: { percent: 10, oncePerEmail: false, expiresAt: "2099-01-01T00:00:00.000Z" },
    }),
    setPromoCodeEnded: async () => ({
      params: { code: site, promoCode: await addPromoCode() },
      body: { isEnded: true },
    }),
    getPromoCodeOrders: async () => ({ params: { code: site, promoCode: await addPromoCode() } }),
    getSiteVersions: async () => ({ params: { code: site }, query: {} }),
    restoreSiteVersion: async () => {
      const { ZA } = await shop.shop.refreshSites();
      return { params: { code: site }, body: { expectedVersion: ZA.version, version: 1 } };
    },
  } satisfies Partial<ValidInputs>;
};
