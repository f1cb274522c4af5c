import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { currency, site } from "../../schemas/primitives.ts";

export const getSites = defineCall({
  name: "getSites",
  method: "GET",
  path: "/owner/sites",
  summary: "The countries of the shop, also those that are still prepared",
  tag: "Owner",
  staffOnly: true,
  right: "shop.edit",
  reply: z.object({
    items: z.array(z.object({ code: site, countryName: z.string(), currency, isOpen: z.boolean() })),
  }),
  errors: [],
});
