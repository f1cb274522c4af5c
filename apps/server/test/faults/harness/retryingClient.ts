import { setTimeout as wait } from "node:timers/promises";
import type { Call } from "@storywall/contract/call.ts";
import { type CallResult, type Client, createClient } from "@storywall/contract/client.ts";
import { randomIpAddress } from "./randomIpAddress.ts";

export type RetryingClient = {
  readonly call: Client;
  /** Replies that no fault behind the shop excuses: a 500, or an error without a message for shoppers. */
  readonly internalErrors: readonly string[];
  /** How often each server error (5xx) was received, by its code. */
  readonly serverErrorCounts: ReadonlyMap<string, number>;
  /** Milliseconds that each reply took, errors included. */
  readonly durationsMs: readonly number[];
  /** Returns how many calls got no reply at all. */
  readonly countUnreachable: () => number;
};

/**
 * Creates a client that retries unreachable processes and server errors (5xx) until `timeoutMs`, at the next process
 * each time. `origins` returns those of the processes that run now.
 */
export const createRetryingClient = (
  origins: () => readonly string[],
  timeoutMs = 30_000,
  retryDelayMs = 50,
): RetryingClient => {
  const internalErrors: string[] = [];
  const serverErrorCounts = new Map<string, number>();
  const durationsMs: number[] = [];
  let unreachableCount = 0;
  const clientAddress = randomIpAddress();
  const fetchFromAddress: typeof globalThis.fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set("x-forwarded-for", clientAddress);
    return fetch(input, { ...init, headers });
  };
  let turn = Math.floor(Math.random() * 100);

  const recordResult = (call: Call, result: CallResult<unknown>): void => {
    if (result.kind !== "error" || result.status < 500) return;
    const { status, error, message } = result;
    serverErrorCounts.set(error, (serverErrorCounts.get(error) ?? 0) + 1);
    if (status === 500 || message === error)
      internalErrors.push(`${call.name}: ${status} ${error} ${message}`);
  };

  const call: Client = async (contract, input, options) => {
    const deadline = performance.now() + timeoutMs;
    for (;;) {
      const now = origins();
      const origin = now[turn++ % now.length] ?? "http://127.0.0.1:9";
      const began = performance.now();
      const client = createClient({ baseUrl: `${origin}/api`, fetch: fetchFromAddress });
      const result = await client(contract, input, options);
      if (result.kind === "unreachable") unreachableCount++;
      else durationsMs.push(performance.now() - began);
      recordResult(contract, result);
      const isFinal = result.kind === "ok" || (result.kind === "error" && result.status < 500);
      if (isFinal || performance.now() > deadline) return result;
      await wait(retryDelayMs);
    }
  };
  return { call, internalErrors, serverErrorCounts, durationsMs, countUnreachable: () => unreachableCount };
};
