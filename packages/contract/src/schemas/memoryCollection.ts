import * as z from "zod/mini";
import { collectionId, frameSize, tileName } from "./design.ts";
import { currency, money, site } from "./primitives.ts";

/** A set that is sold, with its tiles (R3.5). */
export const memoryCollection = z.object({
  _id: collectionId,
  site,
  /** Name of the set in the specification's data. It is not the key of a layout. */
  template_key: z.string(),
  name: z.string(),
  description: z.string(),
  framesCount: z.int(),
  price: money,
  priceOriginal: money,
  currency,
  tiles: z.array(
    z.object({ _id: z.string(), name: tileName, shopify_variant_id: z.string(), size: frameSize }),
  ),
  /** URL of its image. */
  preview: z.string(),
});
export type MemoryCollection = z.infer<typeof memoryCollection>;
