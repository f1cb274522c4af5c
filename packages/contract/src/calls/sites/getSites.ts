import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { paymentProvider } from "../../schemas/payment.ts";
import { currency, site } from "../../schemas/primitives.ts";

const siteSummary = z.object({
  code: site,
  countryName: z.string(),
  currency,
  isOpen: z.boolean(),
  /** Where shoppers find it once it is open. */
  url: z.string(),
  /** `test`: no card is charged. Null: none is set up, so the country cannot open. */
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
    /** True: no mail server is set, so the shop's emails reach no one. */
    areMailsFiles: z.boolean(),
  }),
  errors: [],
});
