import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { memoryCollection } from "../../schemas/memoryCollection.ts";
import { id, optionalSite } from "../../schemas/primitives.ts";

export const getMemoryCollection = defineCall({
  name: "getMemoryCollection",
  method: "GET",
  path: "/memories/memory_collections/:id",
  summary: "One set on sale",
  tag: "Visitor and templates",
  params: z.object({ id }),
  query: z.object({ site: optionalSite }),
  reply: memoryCollection,
  errors: ["NOT_FOUND"],
});
