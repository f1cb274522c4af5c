import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { site } from "../../schemas/primitives.ts";
import { ownerSite } from "../../schemas/site.ts";

export const getSite = defineCall({
  name: "getSite",
  method: "GET",
  path: "/owner/sites/:code",
  summary: "A site's words, prices, codes, delivery and address form",
  tag: "Owner",
  staffOnly: true,
  right: "shop.edit",
  params: z.strictObject({ code: site }),
  reply: ownerSite,
  errors: [],
});
