import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { customerDetail, customerId } from "../../schemas/owner/customer.ts";

export const getCustomer = defineCall({
  name: "getCustomer",
  method: "GET",
  path: "/owner/customers/:customerId",
  summary: "One person: their orders of all sites, messages, newsletter consents and privacy requests",
  tag: "Owner",
  staffOnly: true,
  right: "orders.personalData",
  params: z.strictObject({ customerId }),
  reply: customerDetail,
  errors: ["NOT_FOUND"],
});
