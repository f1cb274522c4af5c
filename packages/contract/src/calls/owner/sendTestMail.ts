import * as z from "zod/mini";
import { defineCall } from "../../call.ts";

export const sendTestMail = defineCall({
  name: "sendTestMail",
  method: "POST",
  path: "/owner/test-mail",
  summary: "Send a mail to yourself, the way all mails go; Today says what became of it",
  tag: "Owner",
  staffOnly: true,
  right: "business.edit",
  body: z.strictObject({}),
  /** The address that the mail is sent to. */
  reply: z.object({ to: z.string() }),
  errors: [],
});
