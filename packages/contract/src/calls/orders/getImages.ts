import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { id } from "../../schemas/primitives.ts";

export const getImages = defineCall({
  name: "getImages",
  method: "GET",
  path: "/shopify/get-images/:id",
  summary: "The photos of an order or of one of its lines",
  tag: "Orders",
  params: z.object({ id }),
  reply: z.object({
    images: z.array(z.object({ tile: z.string(), url: z.string(), width: z.int(), height: z.int() })),
  }),
  errors: ["NOT_FOUND"],
});
