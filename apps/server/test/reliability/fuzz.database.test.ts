import { errorReply } from "@storywall/contract/errors.ts";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { RegisteredCallName } from "../../src/http/handler.ts";
import { createOwnerCookie } from "../support/owner.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { validInputs } from "../support/validInputs/validInputs.ts";
import { type FuzzedRequest, requestArbitrary, toInjectOptions } from "./requestArbitraries.ts";
import { CALLS_WITH_HANDLERS, getCall, type RequestParts } from "./sendRaw.ts";

/** Number of requests. `npm run test:fuzz` sets more, with a new seed each time. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 2_000);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const MAX_MS_PER_RUN = 60;

describe("fuzz", () => {
  const shop = useTestShop();
  /** A valid input of each call, which the requests mutate. */
  const validInputsByCall = new Map<RegisteredCallName, RequestParts>();
  let cookie = "";
  beforeAll(async () => {
    const inputs = validInputs(shop);
    for (const name of CALLS_WITH_HANDLERS) validInputsByCall.set(name, await inputs[name]());
    cookie = await createOwnerCookie(shop);
  });

  const statusCounts = new Map<number, number>();

  const send = async (fuzzed: FuzzedRequest) => {
    const { staffOnly: owner } = getCall(fuzzed.name);
    const request = toInjectOptions(fuzzed, validInputsByCall.get(fuzzed.name) ?? {});
    return shop.app.inject({
      ...request,
      headers: { ...request.headers, ...(owner ? { cookie } : {}) },
      // One address would soon reach its rate limits.
      remoteAddress: fuzzed.clientAddress,
    });
  };

  test(`reliability 13, 14: ${RUNS} broken requests over all calls get readable replies, never a 500`, {
    timeout: 60_000 + RUNS * MAX_MS_PER_RUN,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(requestArbitrary, async (fuzzed) => {
        const reply = await send(fuzzed);
        statusCounts.set(reply.statusCode, (statusCounts.get(reply.statusCode) ?? 0) + 1);
        expect(reply.statusCode, reply.body).toBeLessThan(500);
        expect(reply.headers["x-request-id"]).toBeDefined();
        if (reply.statusCode >= 400 && fuzzed.method !== "HEAD") {
          expect(z.parse(errorReply, reply.json()).statusCode).toBe(reply.statusCode);
          expect(reply.body).not.toMatch(/node_modules|\.ts:\d|select |insert /);
        }
        expect(shop.serverErrors).toEqual([]);
        expect(Reflect.get({}, "polluted")).toBeUndefined();
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: RUNS > 10_000 },
    );
    const sum = [...statusCounts]
      .sort(([one], [other]) => one - other)
      .map(([status, count]) => `${status}: ${count}`);
    process.stdout.write(
      `fuzz: ${RUNS} requests, limit 0 replies of 500, seed ${SEED}, replies ${sum.join(", ")}, passed\n`,
    );
  });

  test("reliability 13: the broken requests reach the handlers", () => {
    expect(statusCounts.get(200) ?? 0).toBeGreaterThan(RUNS / 50);
    expect(statusCounts.get(400) ?? 0).toBeGreaterThan(RUNS / 50);
    expect(statusCounts.get(404) ?? 0).toBeGreaterThan(0);
    expect(statusCounts.get(429) ?? 0).toBeLessThan(RUNS / 20);
  });

  test("reliability 13: every call accepts a valid request afterwards", async () => {
    const inputs = validInputs(shop);
    for (const name of CALLS_WITH_HANDLERS) {
      const parts: RequestParts = await inputs[name]();
      const request = toInjectOptions(
        { name, method: getCall(name).method, clientAddress: "203.0.113.250", mutations: [] },
        parts,
      );
      // A mutation may have ended the owner's session.
      const fresh = getCall(name).staffOnly ? { cookie: await createOwnerCookie(shop) } : {};
      const reply = await shop.app.inject({ ...request, headers: { ...request.headers, ...fresh } });
      expect(reply.statusCode, `${name}: ${reply.body}`).toBe(getCall(name).status ?? 200);
    }
  });
});
