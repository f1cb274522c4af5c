import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { catalogue } from "../../schemas/catalogue.ts";
import { optionalSite } from "../../schemas/primitives.ts";

export const getCatalogue = defineCall({
  name: "getCatalogue",
  method: "GET",
  path: "/catalogue",
  summary: "What a site sells: frames, sizes with prices, layouts, and the site's copy",
  tag: "Visitor and templates",
  query: z.object({ site: optionalSite }),
  reply: catalogue,
  errors: [],
});
