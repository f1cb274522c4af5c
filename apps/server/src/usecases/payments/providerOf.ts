import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { PaymentRecord } from "../../ports/payments/PaymentRecords.ts";
import type { Payments } from "../../ports/payments/Payments.ts";
import type { Shop } from "../shop.ts";
import { findPayments } from "./paymentsOf.ts";

/** Returns the provider of a payment; undefined when the site has changed to another provider since. */
export const providerOf = (
  shop: Pick<Shop, "payments" | "defaultPayments">,
  site: SiteCode,
  payment: Pick<PaymentRecord, "provider">,
): Payments | undefined => {
  const payments = findPayments(shop, site);
  return payments?.provider === payment.provider ? payments : undefined;
};
