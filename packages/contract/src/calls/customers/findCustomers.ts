import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { customer } from "../../schemas/owner/customer.ts";
import { singleLine } from "../../schemas/primitives.ts";

export const findCustomers = defineCall({
  name: "findCustomers",
  method: "GET",
  path: "/owner/customers",
  summary:
    "People by name, email, phone or number of an order, from its first letters; an empty text finds no one",
  tag: "Owner",
  staffOnly: true,
  right: "orders.personalData",
  query: z.strictObject({ text: singleLine(100) }),
  reply: z.object({ items: z.array(customer) }),
  errors: [],
});
