import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { openedLink } from "../../schemas/designLink.ts";
import { id } from "../../schemas/primitives.ts";

export const openDesignLink = defineCall({
  name: "openDesignLink",
  method: "GET",
  path: "/designs/links/:token",
  summary: "What a link shows; using it puts off its end",
  tag: "Design links",
  params: z.object({ token: id }),
  reply: openedLink,
  errors: ["DESIGN_LINK_UNKNOWN", "DESIGN_LINK_WITHDRAWN", "DESIGN_LINK_EXPIRED"],
});
