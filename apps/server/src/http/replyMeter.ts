import { normalizeIP } from "@fastify/rate-limit";
import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import type { Clock } from "../ports/platform/Clock.ts";
import { scaleLimitForAddress } from "./limits.ts";

/**
 * Limit of reply bytes to one address in a minute: far above what the shoppers of one office read, a few dozen
 * of the largest carts.
 */
export const MAX_REPLY_BYTES_PER_MINUTE = 30_000_000;
/** A reply up to this size costs next to nothing; requests have a limit of their own. */
const SMALL_REPLY_BYTES = 16 * 1024;

export type ReplyMeter = {
  /** Returns true when the address has used up its bytes for this minute. */
  isUsedUp(address: string): boolean;
  /**
   * Counts a reply and returns true when it may be sent. Many requests may have begun before the first of them was
   * counted; their large replies are not sent.
   */
  count(address: string, bytes: number): boolean;
};

/**
 * Creates the meter of calls by the size of their replies: the time to make a reply, the memory until it is
 * read, and the data that a change writes all grow with it. Each process counts by itself, as for
 * `GLOBAL_RATE_LIMIT`.
 */
export const createReplyMeter = (clock: Clock): ReplyMeter => {
  let minute = 0;
  let bytesByNetwork = new Map<string, number>();
  const isUsedUp = (address: string): boolean => {
    const now = Math.floor(clock.now().getTime() / MINUTE_MS);
    if (now !== minute) bytesByNetwork = new Map();
    minute = now;
    const bytes = bytesByNetwork.get(normalizeIP(address, 64)) ?? 0;
    return bytes >= scaleLimitForAddress(MAX_REPLY_BYTES_PER_MINUTE, address);
  };
  return {
    isUsedUp,
    count: (address, bytes) => {
      if (isUsedUp(address) && bytes > SMALL_REPLY_BYTES) return false;
      const network = normalizeIP(address, 64);
      bytesByNetwork.set(network, (bytesByNetwork.get(network) ?? 0) + bytes);
      return true;
    },
  };
};
