import { setTimeout as wait } from "node:timers/promises";
import type { Call } from "@storywall/contract/call.ts";
import { type CallResult, type Client, createClient } from "@storywall/contract/client.ts";
import { networkAddress } from "./networkAddress.ts";

export type PersistentCalls = {
  readonly call: Client;
  /** Replies that no failure of anything behind the shop excuses: a 500, or one without words for a person. */
  readonly broken: readonly string[];
  /** How often each refusal of our own side (5xx) was heard, by its code. */
  readonly busy: ReadonlyMap<string, number>;
  /** Milliseconds that each answer took, whatever it was. */
  readonly times: readonly number[];
  /** How often there was no answer at all. */
  readonly unanswered: () => number;
};

/**
 * Calls as a good client makes them: what was not answered, or answered with "try again", is asked again until it is
 * answered, at whichever process is there. `origins`: of the processes that run at the moment.
 */
export const persistentCalls = (
  origins: () => readonly string[],
  patienceMs = 30_000,
  pauseMs = 50,
): PersistentCalls => {
  const broken: string[] = [];
  const busy = new Map<string, number>();
  const times: number[] = [];
  let unanswered = 0;
  const address = networkAddress();
  const fetchFromAddress: typeof globalThis.fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set("x-forwarded-for", address);
    return fetch(input, { ...init, headers });
  };
  let turn = Math.floor(Math.random() * 100);

  const note = (call: Call, result: CallResult<unknown>): void => {
    if (result.kind !== "refused" || result.status < 500) return;
    const { status, error, message } = result;
    busy.set(error, (busy.get(error) ?? 0) + 1);
    if (status === 500 || message === error) broken.push(`${call.name}: ${status} ${error} ${message}`);
  };

  const call: Client = async (contract, input, options) => {
    const giveUpAt = performance.now() + patienceMs;
    for (;;) {
      const now = origins();
      const origin = now[turn++ % now.length] ?? "http://127.0.0.1:9";
      const began = performance.now();
      const client = createClient({ baseUrl: `${origin}/api`, fetch: fetchFromAddress });
      const result = await client(contract, input, options);
      if (result.kind === "unreachable") unanswered++;
      else times.push(performance.now() - began);
      note(contract, result);
      const isFinal = result.kind === "ok" || (result.kind === "refused" && result.status < 500);
      if (isFinal || performance.now() > giveUpAt) return result;
      await wait(pauseMs);
    }
  };
  return { call, broken, busy, times, unanswered: () => unanswered };
};
