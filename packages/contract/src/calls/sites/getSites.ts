import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { paymentProvider } from "../../schemas/payment.ts";
import { currency, site } from "../../schemas/primitives.ts";

const siteSummary = z.object({
  code: site,
  countryName: z.string(),
  currency,
  isOpen: z.boolean(),
  /** URL for shoppers once it is open. */
  url: z.string(),
  /** `test`: no card is charged. Null: no provider is set up, so the country cannot open. */
  paymentProvider: z.nullable(paymentProvider),
});
export type SiteSummary = z.infer<typeof siteSummary>;

export const getSites = defineCall({
  name: "getSites",
  method: "GET",
  path: "/owner/sites",
  summary: "The countries of the shop, also those that are still prepared",
  tag: "Owner",
  staffOnly: true,
  right: "shop.edit",
  reply: z.object({
    items: z.array(siteSummary),
    /** True when no mail server is set, so that the shop's mails are not delivered. */
    areMailsFiles: z.boolean(),
  }),
  errors: [],
});
