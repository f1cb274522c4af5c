import { defineCall } from "../../call.ts";
import { noticeChoices, staffAccount } from "../../schemas/owner/staff.ts";

export const saveNoticeChoices = defineCall({
  name: "saveNoticeChoices",
  method: "PUT",
  path: "/owner/account/notices",
  summary: "Choose what to hear of by mail: of each at once, in one list a day, or not at all",
  tag: "Owner",
  staffOnly: true,
  right: "account.edit",
  body: noticeChoices,
  reply: staffAccount,
  errors: [],
});
