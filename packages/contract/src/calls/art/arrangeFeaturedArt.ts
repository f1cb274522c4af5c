import { ART_LIMITS } from "@storywall/domain/art/limits.ts";
import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { id } from "../../schemas/primitives.ts";

export const arrangeFeaturedArt = defineCall({
  name: "arrangeFeaturedArt",
  method: "PUT",
  path: "/art/featured",
  summary: "Put these items of art first, in this order; all others follow",
  tag: "Art",
  staffOnly: true,
  right: "shop.edit",
  body: z.strictObject({
    items: z.array(id).check(z.maxLength(ART_LIMITS.setItems)),
    /** The featured items that the caller saw. CONFLICT when another staff member has changed them since. */
    seen: z.optional(z.array(id).check(z.maxLength(ART_LIMITS.setItems))),
  }),
  reply: z.object({ items: z.array(id) }),
  errors: ["ART_ITEM_UNKNOWN", "CONFLICT"],
});
