import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { site } from "../../schemas/primitives.ts";
import { ownerSite, versionNumber } from "../../schemas/site.ts";

export const restoreSiteVersion = defineCall({
  name: "restoreSiteVersion",
  method: "POST",
  path: "/owner/sites/:code/restore",
  summary: "Bring an earlier version of a site back, or some fields of it; promo codes stay as they are",
  tag: "Owner",
  staffOnly: true,
  right: "shop.edit",
  params: z.strictObject({ code: site }),
  body: z.strictObject({
    expectedVersion: versionNumber,
    version: versionNumber,
    /** Paths of fields to restore, as in the versions' changes. Absent: all fields. */
    paths: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(200))),
  }),
  reply: ownerSite,
  errors: ["CONFLICT", "NOT_FOUND", "SITE_INVALID"],
});
