import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { id } from "../../schemas/primitives.ts";

export const withdrawDesignLink = defineCall({
  name: "withdrawDesignLink",
  method: "POST",
  path: "/designs/links/:token/withdraw",
  summary: "Ends a link; for the visitor who made it",
  tag: "Design links",
  params: z.object({ token: id }),
  body: z.object({ userId: id }),
  reply: z.object({ isOpen: z.literal(false) }),
  errors: ["DESIGN_LINK_UNKNOWN", "FORBIDDEN"],
});
