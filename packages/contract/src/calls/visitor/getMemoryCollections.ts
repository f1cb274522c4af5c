import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { memoryCollection } from "../../schemas/memoryCollection.ts";
import { optionalSite } from "../../schemas/primitives.ts";

export const getMemoryCollections = defineCall({
  name: "getMemoryCollections",
  method: "GET",
  path: "/memories/memory_collections",
  summary: "The sets on sale",
  tag: "Visitor and templates",
  query: z.object({ site: optionalSite }),
  reply: z.object({ collections: z.array(memoryCollection) }),
  errors: [],
});
