import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { site } from "../../schemas/primitives.ts";
import { ownerSite, siteChange, versionNumber } from "../../schemas/site.ts";

export const changeSite = defineCall({
  name: "changeSite",
  method: "PUT",
  path: "/owner/sites/:code",
  summary: "Change parts of a site, of the version that was read; what is left out stays",
  tag: "Owner",
  staffOnly: true,
  right: "shop.edit",
  params: z.strictObject({ code: site }),
  body: z.extend(siteChange, { expectedVersion: versionNumber }),
  reply: ownerSite,
  errors: ["CONFLICT", "SITE_INVALID"],
});
