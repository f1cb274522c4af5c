import { setTimeout as wait } from "node:timers/promises";
import type { Call } from "@storywall/contract/call.ts";
import { type CallResult, type Client, createClient } from "@storywall/contract/client.ts";

export type PersistentCalls = {
  readonly call: Client;
  /** Replies that no failure of anything behind the shop excuses: 500, or one that is not the shop's. */
  readonly broken: readonly string[];
  /** Milliseconds of each answer that was not an error of the network. */
  readonly times: readonly number[];
};

export type PersistentOptions = {
  /** Origins of the processes that share the work; each call goes to the next. */
  readonly origins: readonly string[];
  /** Gives up after this long. */
  readonly patienceMs?: number;
};

/** A shopper's address; limits for one address are not what fault runs are about. */
const anAddress = (): string =>
  Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 254)).join(".");

/**
 * Calls as a good client makes them: what was not answered, or answered with "try again", is asked again until it is
 * answered, at whichever process is there.
 */
export const persistentCalls = ({ origins, patienceMs = 30_000 }: PersistentOptions): PersistentCalls => {
  const broken: string[] = [];
  const times: number[] = [];
  const address = anAddress();
  const clients = origins.map((origin) =>
    createClient({
      baseUrl: `${origin}/api`,
      fetch: (input, init) => {
        const headers = new Headers(init?.headers);
        headers.set("x-forwarded-for", address);
        return fetch(input, { ...init, headers });
      },
    }),
  );
  let turn = Math.floor(Math.random() * origins.length);

  const note = (call: Call, result: CallResult<unknown>): void => {
    if (result.kind !== "refused") return;
    if (result.status === 500 || !/^[A-Z]/.test(result.message))
      broken.push(`${call.name}: ${result.status} ${result.error} ${result.message}`);
  };

  const call: Client = async (contract, input, options) => {
    const giveUpAt = performance.now() + patienceMs;
    for (;;) {
      const client = clients[turn++ % clients.length];
      if (!client) throw new Error("no process to call");
      const began = performance.now();
      const result = await client(contract, input, options);
      note(contract, result);
      if (result.kind !== "unreachable") times.push(performance.now() - began);
      const asksAgain = result.kind === "unreachable" || (result.kind === "refused" && result.status >= 500);
      if (!asksAgain || performance.now() > giveUpAt) return result;
      await wait(50);
    }
  };
  return { call, broken, times };
};
