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
    /** Lists versions below this one. Absent: from the newest on. */
    before: z.optional(z.pipe(z.coerce.number<number | string>(), versionNumber)),
  }),
  reply: z.object({
    items: z.array(siteVersion),
    /** `before` for the next page; null on the last page. */
    nextBefore: z.nullable(z.int()),
  }),
  errors: [],
});
