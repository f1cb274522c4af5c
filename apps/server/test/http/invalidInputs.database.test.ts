import type { Call } from "@storywall/contract/call.ts";
import { ALL_CALLS } from "@storywall/contract/calls/allCalls.ts";
import { errorReply } from "@storywall/contract/errors.ts";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { PHOTO_CALLS, type RegisteredCallName } from "../../src/http/handler.ts";
import { sampleForProfile } from "../faults/harness/runProfile.ts";
import { createOwnerCookie } from "../support/owner.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { validInputs } from "../support/validInputs/validInputs.ts";

type RequestParts = { readonly params?: object; readonly query?: object; readonly body?: object };

/** Values that broken, hostile or outdated clients send. */
const INVALID_VALUES: readonly unknown[] = [
  undefined,
  null,
  "",
  "undefined",
  "null",
  "../../etc/passwd",
  "' or 1=1 --",
  "a\u0000b",
  "\ud800",
  "x".repeat(5_000),
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  true,
  [],
  [[]],
  {},
  { toString: 1 },
];

const CALL_NAMES = Object.keys(ALL_CALLS).filter((name): name is RegisteredCallName =>
  PHOTO_CALLS.every((photoCall) => photoCall !== name),
);

describe("invalid inputs", () => {
  const shop = useTestShop();
  let inputs: ReturnType<typeof validInputs>;
  beforeAll(async () => {
    inputs = validInputs(shop);
  });

  /** The session of the owner, for as long as no call can have ended it. */
  let ownerCookie: string | null = null;
  beforeEach(() => {
    ownerCookie = null;
  });

  const send = async (
    { method, path, staffOnly: owner }: Call,
    { params = {}, query = {}, body }: RequestParts,
  ) => {
    if (owner) ownerCookie ??= await createOwnerCookie(shop);
    const url = path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(wellFormed(Reflect.get(params, name))),
    );
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) {
      // A valid list is sent as repeated keys; an invalid value is sent as one.
      for (const item of Array.isArray(value) && value.length > 0 ? value : [value]) {
        if (item !== undefined)
          search.append(name, typeof item === "object" ? JSON.stringify(item) : String(item));
      }
    }
    const reply = await shop.app.inject({
      method,
      url: `/api${url}${search.size > 0 ? `?${search}` : ""}`,
      headers: {
        ...(ownerCookie === null ? {} : { cookie: ownerCookie }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    if (reply.statusCode < 400 || reply.statusCode === 401) ownerCookie = null;
    return reply;
  };

  const expectReadableError = (response: Awaited<ReturnType<typeof send>>, what: unknown) => {
    expect(response.statusCode, `${JSON.stringify(what)}: ${response.body}`).toBeLessThan(500);
    if (response.statusCode < 400) return;
    const failure = z.parse(errorReply, response.json());
    expect(failure.statusCode).toBe(response.statusCode);
    expect(response.body).not.toMatch(/node_modules|\.ts:|select |insert /);
  };

  test.each(CALL_NAMES)(
    "R5.3 %s accepts a valid input, and rejects invalid fields with a readable error",
    async (name) => {
      const call: Call = ALL_CALLS[name];
      const good: RequestParts = await inputs[name]();
      for (const part of ["params", "query", "body"] as const) {
        for (const [index, field] of fieldPathsOf(good[part]).entries()) {
          for (const wrong of sampleForProfile(INVALID_VALUES, index)) {
            const broken = { ...good, [part]: withField(good[part], field, wrong) };
            expectReadableError(await send(call, broken), { part, field, wrong });
          }
        }
      }
      const fresh: RequestParts = await inputs[name]();
      // The wrong codes and passwords above count as attempts to guess.
      await shop.database.deleteFrom("signInTries").execute();
      const response = await send(call, fresh);
      expect(response.statusCode, response.body).toBe(call.status ?? 200);
      expect(response.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
      expect(shop.serverErrors).toEqual([]);
    },
  );

  test.each(CALL_NAMES.filter((name) => "body" in ALL_CALLS[name]))(
    "R5.3 %s rejects a body that is not an object",
    async (name) => {
      const call: Call = ALL_CALLS[name];
      const headers = { "content-type": "application/json", cookie: await createOwnerCookie(shop) };
      for (const body of [[], [{}]]) expectReadableError(await send(call, { body }), body);
      for (const payload of [
        '"text"',
        "1",
        "null",
        "{",
        "",
        '{"__proto__":{"x":1}}',
        '{"a":{"constructor":{"prototype":{}}}}',
      ]) {
        const response = await shop.app.inject({
          method: call.method,
          url: `/api${call.path}`,
          headers,
          payload,
        });
        expect(response.statusCode, payload).toBe(400);
        expect(response.json()).toMatchObject({ statusCode: 400, error: "BAD_REQUEST" });
      }
    },
  );
});

/** Returns the paths of all fields, also nested ones: `lineItem.userTemplateInfo.tiles.0.name`. */
const fieldPathsOf = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] => {
  if (typeof value !== "object" || value === null || path.length > 6) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    // The first item represents all items of a list.
    if (Number(name) > 0) return [];
    const fieldPath = [...path, name];
    return [fieldPath, ...fieldPathsOf(field, fieldPath)];
  });
};

const withField = (value: unknown, [name, ...rest]: readonly string[], wrong: unknown): unknown => {
  if (name === undefined) return wrong;
  const copy: unknown = Array.isArray(value) ? [...value] : { ...Object(value) };
  Reflect.set(Object(copy), name, withField(Reflect.get(Object(value), name), rest, wrong));
  return copy;
};

const wellFormed = (value: unknown): string =>
  (typeof value === "object" ? JSON.stringify(value) : String(value)).toWellFormed() || " ";
