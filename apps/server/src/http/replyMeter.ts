import { normalizeIP } from "@fastify/rate-limit";
import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import type { Clock } from "../ports/platform/Clock.ts";
import { scaleLimitForAddress } from "./limits.ts";

/**
 * Bytes of replies to the calls of one address in a minute: far above what the shoppers of an office read, a few dozen
 * of the largest carts.
 */
export const MAX_REPLY_BYTES_PER_MINUTE = 30_000_000;
/** Such a reply costs next to nothing; requests have a limit of their own. */
const SMALL_REPLY_BYTES = 16 * 1024;

export type ReplyMeter = {
  /** Returns true when the address has had its share of this minute. */
  isUsedUp(address: string): boolean;
  /**
   * Counts a reply and returns true when it may be sent. Many requests may have begun before the first of them was
   * counted; their large replies are not sent.
   */
  count(address: string, bytes: number): boolean;
};

/**
 * Meters calls by the weight of their replies: the time to make a reply, the memory until it is read, and what a change
 * writes all grow with it. Counted by each process, like `GLOBAL_RATE_LIMIT`.
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
