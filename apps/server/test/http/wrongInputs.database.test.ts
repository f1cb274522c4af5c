import type { Call } from "@storywall/contract/call.ts";
import { ALL_CALLS } from "@storywall/contract/calls/allCalls.ts";
import { failureReply } from "@storywall/contract/errors.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { type BoundCallName, PHOTO_CALLS } from "../../src/http/handler.ts";
import { postgresDatabase, type TestDatabase } from "../support/databases.ts";
import { goodInputs } from "../support/goodInputs.ts";
import { ownerCookie } from "../support/owner.ts";
import { openTestShop, type TestShop } from "../support/testShop.ts";

type Parts = { readonly params?: object; readonly query?: object; readonly body?: object };

/** What clients send that are broken, hostile or only old. */
const WRONG: readonly unknown[] = [
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

const NAMES = Object.keys(ALL_CALLS).filter((name): name is BoundCallName =>
  PHOTO_CALLS.every((photoCall) => photoCall !== name),
);

describe("wrong inputs", () => {
  let connected: TestDatabase;
  let shop: TestShop;
  let inputs: ReturnType<typeof goodInputs>;
  beforeAll(async () => {
    connected = await postgresDatabase();
    shop = await openTestShop(connected.database);
    inputs = goodInputs(shop);
  });
  afterAll(async () => {
    await shop?.close();
    await connected?.close();
  });

  const send = async ({ method, path, owner }: Call, { params = {}, query = {}, body }: Parts) => {
    const url = path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(wellFormed(Reflect.get(params, name))),
    );
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) {
      // A list of good values is sent as clients send it; a broken value is one, whatever it is.
      for (const item of Array.isArray(value) && value.length > 0 ? value : [value]) {
        if (item !== undefined)
          search.append(name, typeof item === "object" ? JSON.stringify(item) : String(item));
      }
    }
    return shop.app.inject({
      method,
      url: `/api${url}${search.size > 0 ? `?${search}` : ""}`,
      headers: {
        ...(owner ? { cookie: await ownerCookie(shop) } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
  };

  const expectRefusalInWords = (response: Awaited<ReturnType<typeof send>>, what: unknown) => {
    expect(response.statusCode, `${JSON.stringify(what)}: ${response.body}`).toBeLessThan(500);
    if (response.statusCode < 400) return;
    const failure = z.parse(failureReply, response.json());
    expect(failure.statusCode).toBe(response.statusCode);
    expect(response.body).not.toMatch(/node_modules|\.ts:|select |insert /);
  };

  test.each(NAMES)("R5.3 %s takes a good input, and refuses broken fields in words", async (name) => {
    const call: Call = ALL_CALLS[name];
    const good: Parts = await inputs[name]();
    for (const part of ["params", "query", "body"] as const) {
      for (const field of fieldsOf(good[part])) {
        for (const wrong of WRONG) {
          const broken = { ...good, [part]: withField(good[part], field, wrong) };
          expectRefusalInWords(await send(call, broken), { part, field, wrong });
        }
      }
    }
    const fresh: Parts = await inputs[name]();
    const response = await send(call, fresh);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(shop.failures).toEqual([]);
  });

  test.each(NAMES.filter((name) => "body" in ALL_CALLS[name]))(
    "R5.3 %s refuses bodies that are no object, and names what is missing",
    async (name) => {
      const call: Call = ALL_CALLS[name];
      for (const body of [[], [{}]]) expectRefusalInWords(await send(call, { body }), body);
      for (const payload of [
        '"text"',
        "1",
        "null",
        "{",
        "",
        '{"__proto__":{"x":1}}',
        '{"a":{"constructor":{"prototype":{}}}}',
      ]) {
        const headers = { "content-type": "application/json", cookie: await ownerCookie(shop) };
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

/** Every field, also those inside of objects and lists: `lineItem.userTemplateInfo.tiles.0.name`. */
const fieldsOf = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] => {
  if (typeof value !== "object" || value === null || path.length > 6) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    // One tile stands for all.
    if (Number(name) > 0) return [];
    const own = [...path, name];
    return [own, ...fieldsOf(field, own)];
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
