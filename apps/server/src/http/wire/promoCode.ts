import type {
  PromoOrder as WirePromoOrder,
  PromoReport as WirePromoReport,
} from "@storywall/contract/schemas/promoCode.ts";
import type { Currency } from "@storywall/domain/sites/site.ts";
import type { PromoOrder } from "../../ports/promo/PromoUses.ts";
import type { PromoReport } from "../../usecases/promo/promoReport.ts";

export const toPromoReport = (
  { promo, state, isWelcomeCode, totals }: PromoReport,
  currency: Currency,
): WirePromoReport => ({ ...promo, state, isWelcomeCode, currency, ...totals });

export const toPromoOrder = ({ number, createdAt, ...order }: PromoOrder): WirePromoOrder => ({
  ...order,
  orderNumber: number,
  createdAt: createdAt.toISOString(),
});
