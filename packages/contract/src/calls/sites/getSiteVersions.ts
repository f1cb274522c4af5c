import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { site } from "../../schemas/primitives.ts";
import { siteVersion, versionNumber } from "../../schemas/site.ts";

export const getSiteVersions = defineCall({
  name: "getSiteVersions",
  method: "GET",
  path: "/owner/sites/:code/versions",
  summary: "What was changed of a site, by whom and when, the newest version first, 20 a page",
  tag: "Owner",
  staffOnly: true,
  right: "shop.edit",
  params: z.strictObject({ code: site }),
  query: z.strictObject({
    /** Versions below this one; absent: from the newest on. */
    before: z.optional(z.pipe(z.coerce.number<number | string>(), versionNumber)),
  }),
  reply: z.object({
    items: z.array(siteVersion),
    /** `before` of the next page; null: this is the last one. */
    nextBefore: z.nullable(z.int()),
  }),
  errors: [],
});
