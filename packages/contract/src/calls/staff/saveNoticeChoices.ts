import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { someNoticeChoices, staffAccount } from "../../schemas/owner/staff.ts";

export const saveNoticeChoices = defineCall({
  name: "saveNoticeChoices",
  method: "PUT",
  path: "/owner/account/notices",
  summary:
    "Choose what to hear of by mail: of each at once, in one list a day, or not at all; what is left out stays",
  tag: "Owner",
  staffOnly: true,
  right: "account.edit",
  body: z.extend(someNoticeChoices, {
    /**
     * Earlier values of the changed choices, as the caller saw them. CONFLICT when another device has changed one
     * since.
     */
    seen: z.optional(someNoticeChoices),
  }),
  reply: staffAccount,
  errors: ["CONFLICT"],
});
