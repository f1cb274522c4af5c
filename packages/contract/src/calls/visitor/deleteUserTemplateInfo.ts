import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { clientId, id } from "../../schemas/primitives.ts";

export const deleteUserTemplateInfo = defineCall({
  name: "deleteUserTemplateInfo",
  method: "POST",
  path: "/misc/delete_user_template_info",
  summary: "Delete a visitor's saved wall; one that is already gone counts as deleted",
  tag: "Visitor and templates",
  body: z.object({ user_id: id, template_key: clientId }),
  reply: z.object({ isDeleted: z.literal(true) }),
  errors: [],
});
