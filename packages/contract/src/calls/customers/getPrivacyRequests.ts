import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { privacyRequest } from "../../schemas/owner/customer.ts";

export const getPrivacyRequests = defineCall({
  name: "getPrivacyRequests",
  method: "GET",
  path: "/owner/privacy-requests",
  summary: "The newest requests to see or delete personal data, with what was sent and deleted",
  tag: "Owner",
  staffOnly: true,
  right: "orders.personalData",
  reply: z.object({ items: z.array(privacyRequest) }),
  errors: [],
});
