import type { PackReply, PackRequest } from "./messages.ts";
import type { Packer } from "./packer.ts";

/** A list of layouts draws a few gallery walls at a time. */
const MAX_CACHED = 12;

/** Replies by their requests. The same frames always give the same positions. */
export type PackCache = Map<string, PackReply>;

/**
 * Returns the packer with the replies that `cache` has: a wall that opens from the list of layouts hangs at once where the
 * list has drawn it, also on a slow machine.
 */
export const cachePacks =
  (pack: Packer, cache: PackCache): Packer =>
  async (request) => {
    const key = keyOf(request);
    const cached = cache.get(key);
    if (cached !== undefined) return { kind: "packed", rects: cached };
    const result = await pack(request);
    if (result.kind === "packed") {
      const [oldest] = cache.keys();
      if (cache.size >= MAX_CACHED && oldest !== undefined) cache.delete(oldest);
      cache.set(key, result.rects);
    }
    return result;
  };

const keyOf = (request: PackRequest): string => JSON.stringify(request);
