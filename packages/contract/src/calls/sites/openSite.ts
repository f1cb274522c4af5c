import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { site } from "../../schemas/primitives.ts";
import { ownerSite, versionNumber } from "../../schemas/site.ts";

export const openSite = defineCall({
  name: "openSite",
  method: "POST",
  path: "/owner/sites/:code/open",
  summary: "Open a country to shoppers, once nothing of it is missing. It cannot be closed again",
  tag: "Owner",
  staffOnly: true,
  right: "business.edit",
  params: z.strictObject({ code: site }),
  body: z.strictObject({ expectedVersion: versionNumber }),
  reply: ownerSite,
  errors: ["CONFLICT", "SITE_INVALID"],
});
