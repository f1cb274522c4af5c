import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { adminSearchResult } from "../../schemas/owner/adminSearch.ts";
import { singleLine } from "../../schemas/primitives.ts";

export const searchAdmin = defineCall({
  name: "searchAdmin",
  method: "GET",
  path: "/owner/search",
  summary:
    "A few orders, people, promo codes and pieces of art that begin with a text; as far as the role may see them",
  tag: "Owner",
  staffOnly: true,
  right: "orders.read",
  query: z.strictObject({ text: singleLine(100) }),
  reply: adminSearchResult,
  errors: [],
});
