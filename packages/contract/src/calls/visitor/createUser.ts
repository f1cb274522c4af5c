import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { id, optionalSite, site } from "../../schemas/primitives.ts";

export const createUser = defineCall({
  name: "createUser",
  method: "POST",
  path: "/misc/create_user",
  summary: "Make an anonymous visitor",
  tag: "Visitor and templates",
  body: z.object({ site: optionalSite }),
  reply: z.object({ _id: id, site }),
  errors: [],
  idempotent: true,
});
