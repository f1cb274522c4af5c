import { defineCall } from "../../call.ts";
import { ownerSite, siteDefinition } from "../../schemas/site.ts";

export const addSite = defineCall({
  name: "addSite",
  method: "POST",
  path: "/owner/sites",
  summary: "Add a country. No shopper sees it until it is opened",
  tag: "Owner",
  staffOnly: true,
  right: "business.edit",
  body: siteDefinition,
  reply: ownerSite,
  status: 201,
  errors: ["CONFLICT", "SITE_INVALID"],
});
