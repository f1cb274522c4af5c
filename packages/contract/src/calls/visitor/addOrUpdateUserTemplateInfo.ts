import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { userTemplateInfo } from "../../schemas/design.ts";
import { clientId, id } from "../../schemas/primitives.ts";

export const addOrUpdateUserTemplateInfo = defineCall({
  name: "addOrUpdateUserTemplateInfo",
  method: "POST",
  path: "/misc/add_or_update_user_template_info",
  summary: "Keep a visitor's wall",
  tag: "Visitor and templates",
  body: z.object({ user_id: id, template_key: clientId, template_info: userTemplateInfo }),
  reply: userTemplateInfo,
  errors: ["NOT_FOUND", "FRAME_MISMATCH"],
});
