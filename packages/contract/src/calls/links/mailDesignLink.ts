import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { email, id } from "../../schemas/primitives.ts";

export const mailDesignLink = defineCall({
  name: "mailDesignLink",
  method: "POST",
  path: "/designs/links/:token/mail",
  summary:
    "Mails a link to go on elsewhere to its maker's address; the address is used for this mail and nothing else",
  tag: "Design links",
  params: z.object({ token: id }),
  body: z.object({ userId: id, email }),
  reply: z.object({ message: z.string() }),
  errors: ["DESIGN_LINK_UNKNOWN", "DESIGN_LINK_WITHDRAWN", "DESIGN_LINK_EXPIRED", "FORBIDDEN", "CONFLICT"],
  idempotent: true,
});
