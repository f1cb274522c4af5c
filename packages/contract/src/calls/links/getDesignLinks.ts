import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { designLink } from "../../schemas/designLink.ts";
import { clientId, id } from "../../schemas/primitives.ts";

export const getDesignLinks = defineCall({
  name: "getDesignLinks",
  method: "GET",
  path: "/designs/links",
  summary: "The open links that a visitor has made to a design, newest first",
  tag: "Design links",
  query: z.object({ userId: id, designKey: clientId }),
  reply: z.object({ links: z.array(designLink) }),
  errors: [],
});
