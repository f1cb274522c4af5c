import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { PaymentRecord } from "../../ports/payments/PaymentRecords.ts";
import type { Payments } from "../../ports/payments/Payments.ts";
import type { Shop } from "../shop.ts";

/** Returns the provider of a payment; undefined when the site has changed to another provider since. */
export const providerOf = (
  { payments }: Pick<Shop, "payments">,
  site: SiteCode,
  payment: Pick<PaymentRecord, "provider">,
): Payments | undefined => (payments[site].provider === payment.provider ? payments[site] : undefined);
