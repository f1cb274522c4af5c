import { setTimeout as wait } from "node:timers/promises";
import { type Client, createClient } from "@storywall/contract/client.ts";
import { readSlowly } from "./slowReader.ts";

type Fetch = typeof globalThis.fetch;

/** What one address sent and got. */
export type ClientReport = {
  readonly requests: number;
  /** Replies with 429. */
  readonly limited: number;
  /** How often each server error (5xx) was received, by its status and route. */
  readonly serverErrors: Readonly<Record<string, number>>;
  readonly largestCallReplyBytes: number;
};

export type LimitedClient = {
  readonly call: Client;
  /** @throws Error when no reply came, or the run is over. */
  readonly send: (path: string, init?: RequestInit) => Promise<Response>;
  /** Resolves when the reply has ended. */
  readonly readSlowly: (path: string) => Promise<void>;
  readonly report: () => ClientReport;
};

/**
 * Creates a client with one address that obeys every rate limit: after a 429 it waits for as long as the reply says, and
 * then sends the request again. It stops with `signal`.
 */
export const createLimitedClient = (origin: string, address: string, signal: AbortSignal): LimitedClient => {
  let requests = 0;
  let limited = 0;
  let largestCallReplyBytes = 0;
  const serverErrors: Record<string, number> = {};

  const record = (method: string, { pathname }: URL, status: number, bytes: number): void => {
    requests++;
    if (status === 429) limited++;
    if (pathname.startsWith("/api/")) largestCallReplyBytes = Math.max(largestCallReplyBytes, bytes);
    if (status < 500) return;
    const name = `${status} ${method} ${pathname.replace(/[\w-]{20,}/g, ":id")}`;
    serverErrors[name] = (serverErrors[name] ?? 0) + 1;
  };

  const fetchFromAddress: Fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set("x-forwarded-for", address);
    const reply = await fetch(input, { ...init, headers });
    const body = await reply.arrayBuffer();
    record(init?.method ?? "GET", new URL(String(input)), reply.status, body.byteLength);
    const hasBody = ![204, 304].includes(reply.status);
    return new Response(hasBody ? body : null, { status: reply.status, headers: reply.headers });
  };

  /** Repeats an attempt, with pauses, until no reply to it is a 429. */
  const obeyLimits = async <Value>(attempt: (fetch: Fetch) => Promise<Value>): Promise<Value> => {
    for (;;) {
      signal.throwIfAborted();
      const pausesMs: number[] = [];
      const value = await attempt(async (input, init) => {
        const reply = await fetchFromAddress(input, init);
        if (reply.status === 429) pausesMs.push(Number(reply.headers.get("retry-after") ?? 1) * 1000);
        return reply;
      });
      if (pausesMs.length === 0) return value;
      await wait(Math.max(...pausesMs), undefined, { signal });
    }
  };

  return {
    call: (contract, input, options) =>
      obeyLimits((fetch) => createClient({ baseUrl: `${origin}/api`, fetch })(contract, input, options)),
    readSlowly: (path) => readSlowly(`${origin}${path}`, { "x-forwarded-for": address }, signal),
    send: (path, init) => obeyLimits((fetch) => fetch(`${origin}${path}`, init)),
    report: () => ({ requests, limited, serverErrors, largestCallReplyBytes }),
  };
};
