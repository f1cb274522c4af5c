import type { PromoReport as WirePromoReport } from "@storywall/contract/schemas/promoCode.ts";
import { ofSite, type SiteCode } from "@storywall/domain/sites/site.ts";
import { mapResult, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { changePromoCode, createPromoCode, setPromoCodeEnded } from "../../usecases/promo/editPromoCodes.ts";
import { listPromoOrders, listPromoReports } from "../../usecases/promo/promoReport.ts";
import type { Shop } from "../../usecases/shop.ts";
import type { Handlers } from "../handler.ts";
import { toPromoOrder, toPromoReport } from "../wire/promoCode.ts";

type PromoCodeCall =
  | "getPromoCodes"
  | "createPromoCode"
  | "changePromoCode"
  | "setPromoCodeEnded"
  | "getPromoCodeOrders";

export const promoCodeHandlers = (shop: Shop): Pick<Handlers, PromoCodeCall> => {
  const reply = async (
    actor: StaffActor,
    code: SiteCode,
  ): Promise<Result<{ items: WirePromoReport[] }, "FORBIDDEN">> => {
    const { currency } = ofSite(shop.sites(), code);
    return mapResult(await listPromoReports(shop, actor, code), (reports) => ({
      items: reports.map((report) => toPromoReport(report, currency)),
    }));
  };

  return {
    getPromoCodes: async ({ params: { code } }, { actor }) => reply(actor, code),

    createPromoCode: async ({ params: { code }, body }, { actor }) => {
      const created = await createPromoCode(shop, actor, code, body);
      return created.kind === "error" ? created : reply(actor, code);
    },

    changePromoCode: async ({ params: { code, promoCode }, body: { seen, ...change } }, { actor }) => {
      const changed = await changePromoCode(shop, actor, code, { promoCode, change, seen });
      return changed.kind === "error" ? changed : reply(actor, code);
    },

    setPromoCodeEnded: async ({ params: { code, promoCode }, body }, { actor }) => {
      const changed = await setPromoCodeEnded(shop, actor, code, { promoCode, ...body });
      return changed.kind === "error" ? changed : reply(actor, code);
    },

    getPromoCodeOrders: async ({ params: { code, promoCode } }, { actor }) => {
      const orders = await listPromoOrders(shop, actor, code, promoCode);
      return mapResult(orders, (items) => ({ items: items.map(toPromoOrder) }));
    },
  };
};
