import fc from "fast-check";
import type { InjectOptions } from "fastify";
import type { RegisteredCallName } from "../../src/http/handler.ts";
import { CALLS_WITH_HANDLERS, getCall, type RequestParts } from "./sendRaw.ts";

/** One mutation of a valid request. */
type Mutation =
  /** The field at a path of indexes has another value; undefined omits it. */
  | { readonly kind: "field"; readonly fieldPath: readonly number[]; readonly value: unknown }
  | {
      readonly kind: "extra";
      readonly fieldPath: readonly number[];
      readonly name: string;
      readonly value: unknown;
    }
  | { readonly kind: "body"; readonly body: unknown }
  | { readonly kind: "bytes"; readonly bytes: Uint8Array }
  | { readonly kind: "cut"; readonly at: number }
  | { readonly kind: "depth"; readonly depth: number; readonly list: boolean }
  | { readonly kind: "type"; readonly type: string }
  | { readonly kind: "query"; readonly text: string }
  | { readonly kind: "doubled" }
  | { readonly kind: "header"; readonly name: string; readonly value: string };

export type FuzzedRequest = {
  readonly name: RegisteredCallName;
  readonly method: "GET" | "POST" | "PUT" | "DELETE" | "PATCH" | "HEAD";
  readonly clientAddress: string;
  readonly mutations: readonly Mutation[];
};

/** Values that break programs: wrong types, edge numbers, texts with a meaning for other systems. */
const HOSTILE_VALUES: readonly unknown[] = [
  undefined,
  null,
  "",
  " ",
  "undefined",
  "null",
  "NaN",
  "true",
  "0",
  "-1",
  "[object Object]",
  0,
  -0,
  -1,
  0.1,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  false,
  [],
  [null],
  [[]],
  {},
  { length: -1 },
  { toString: "x" },
  { toJSON: 1 },
  { $ne: null },
  { constructor: {} },
  "a\0b",
  "\ud800",
  "\u202egnp.exe",
  "\r\nSet-Cookie: a=b",
  "../../../../etc/passwd",
  "%00",
  "%2e%2e%2f",
  "CON",
  "' or 1=1; drop table orders; --",
  "\\'; select pg_sleep(9); --",
  "#{7*7}",
  "{{7*7}}",
  "<script>alert(1)</script>",
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "=cmd|' /C calc'!A0",
  "javascript:alert(1)",
  "http://169.254.169.254/latest/meta-data/",
  "x".repeat(65),
  "x".repeat(5_000),
  "é".repeat(3_000),
  "👩‍👩‍👧‍👦".repeat(50),
  "2026-02-30T25:61:61Z",
  "1e5",
  "0x10",
  "١٢٣",
];

const hostileValue = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE_VALUES) },
  { weight: 1, arbitrary: fc.jsonValue() },
);
const fieldPath = fc.array(fc.nat(30), { minLength: 1, maxLength: 6 });
const POLLUTING_KEYS = [
  "__proto__",
  "constructor",
  "prototype",
  "__defineGetter__",
  "$where",
  "",
  "0",
  "length",
  "then",
  "_id",
];
const pollutingValue = { polluted: true, prototype: { polluted: true } };

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ kind: fc.constant("field"), fieldPath, value: hostileValue }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("extra"),
      fieldPath,
      name: fc.oneof(fc.constantFrom(...POLLUTING_KEYS), fc.string({ maxLength: 40 })),
      value: fc.oneof(hostileValue, fc.constant(pollutingValue)),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("body"), body: hostileValue }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("bytes"), bytes: fc.uint8Array({ maxLength: 200 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("cut"), at: fc.nat(400) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("depth"), depth: fc.nat(12_000), list: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("type"),
      type: fc.constantFrom(
        "text/plain",
        "application/xml",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "",
        "application/json; charset=utf-16",
        "application/json;charset=x;;",
        "application/json, text/plain",
        "*/*",
        "json",
        "application/vnd.api+json",
        "APPLICATION/JSON",
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("query"),
      text: fc.oneof(
        fc.constantFrom(
          "__proto__[polluted]=1",
          "constructor[prototype][polluted]=1",
          "__proto__.polluted=1",
          "site=ZA&site=AU",
          "cartId[]=a",
          "cartId[$ne]=1",
          "page=-1",
          "page=1e308",
          "page=NaN",
          "tags[]=&tags[]=",
          "a=%zz",
          "a=%ff%fe",
          "&&&",
          "=",
          "%00=%00",
          `tags=${"x".repeat(4_000)}`,
        ),
        fc.webQueryParameters(),
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("doubled") }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("header"),
      name: fc.constantFrom(
        "idempotency-key",
        "host",
        "cookie",
        "accept",
        "accept-encoding",
        "if-none-match",
        "x-forwarded-for",
      ),
      value: fc.oneof(
        fc.constantFrom(
          "",
          " ",
          "x".repeat(300),
          "a b",
          "undefined",
          "storywall_site=AU; storywall_site=ZA",
          "%",
          ";;=;",
          "*",
          "[::1]:x",
        ),
        fc.string({ maxLength: 60 }).map((text) => text.replace(/[^\x20-\x7e]/g, "")),
      ),
    }),
  },
);

/** Requests that broken, hostile or outdated clients might send. */
export const requestArbitrary: fc.Arbitrary<FuzzedRequest> = fc
  .constantFrom(...CALLS_WITH_HANDLERS)
  .chain((name) =>
    fc.record({
      name: fc.constant(name),
      method: fc.oneof(
        { weight: 30, arbitrary: fc.constant(getCall(name).method) },
        { weight: 1, arbitrary: fc.constantFrom("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD") },
      ),
      clientAddress: fc
        .nat(0xffffff)
        .map((number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`),
      mutations: fc.array(mutation, { minLength: 0, maxLength: 3 }),
    }),
  );

/** Returns the request as it is sent: valid parts with the mutations applied. */
export const toInjectOptions = (
  { name, method, mutations }: FuzzedRequest,
  validParts: RequestParts,
): InjectOptions & { headers: Record<string, string> } => {
  let parts: RequestParts = validParts;
  let search = "";
  let payload: string | Buffer | undefined;
  const headers: Record<string, string> = {};
  for (const one of mutations) {
    if (one.kind === "field") parts = Object(replaceAt(parts, one.fieldPath, () => one.value));
    if (one.kind === "extra")
      parts = Object(replaceAt(parts, one.fieldPath, (held) => withOwnField(held, one.name, one.value)));
    if (one.kind === "body") parts = { ...parts, body: one.body };
    if (one.kind === "query") search = one.text;
  }
  const hasBody = parts.body !== undefined && method !== "GET" && method !== "HEAD";
  if (hasBody) {
    payload = JSON.stringify(parts.body) ?? "";
    headers["content-type"] = "application/json";
  }
  for (const one of mutations) {
    if (one.kind === "bytes") payload = Buffer.from(one.bytes);
    if (one.kind === "cut") payload = payload?.slice(0, one.at);
    if (one.kind === "depth") payload = (one.list ? "[" : '{"a":').repeat(one.depth);
    if (one.kind === "doubled" && typeof payload === "string")
      payload = payload.replace(/^\{/, `{${payload.slice(1, 60)},`);
    if (one.kind === "type") headers["content-type"] = one.type;
    if (one.kind === "header") headers[one.name] = one.value;
  }
  const path = getCall(name).path.replace(/:(\w+)/g, (_, field: string) =>
    encodeURIComponent(toText(Reflect.get(Object(parts.params), field))),
  );
  const query = new URLSearchParams();
  for (const [field, value] of Object.entries(Object(parts.query))) {
    for (const item of Array.isArray(value) ? value : [value]) {
      query.append(field, toText(item));
      if (mutations.some(({ kind }) => kind === "doubled")) query.append(field, toText(item));
    }
  }
  const together = [query.toString(), search].filter(Boolean).join("&");
  return {
    method,
    url: `/api${path}${together ? `?${together}` : ""}`,
    headers,
    ...(payload === undefined ? {} : { payload }),
  };
};

const toText = (value: unknown): string =>
  (typeof value === "object" ? (JSON.stringify(value) ?? "") : String(value)).toWellFormed();

/** Returns the value with the value at the path changed. A path that is too long changes its last existing value. */
const replaceAt = (
  value: unknown,
  [step, ...rest]: readonly number[],
  change: (held: unknown) => unknown,
): unknown => {
  const names = typeof value === "object" && value !== null ? Object.keys(value) : [];
  if (step === undefined || names.length === 0) return change(value);
  const name = names[step % names.length] ?? "";
  const copy = Object(Array.isArray(value) ? [...value] : { ...Object(value) });
  copy[name] = replaceAt(copy[name], rest, change);
  return copy;
};

/** Adds an own field, also `__proto__`, as JSON.parse creates it. */
const withOwnField = (value: unknown, name: string, field: unknown): unknown => {
  const copy = { ...Object(value) };
  Object.defineProperty(copy, name, { value: field, enumerable: true, configurable: true, writable: true });
  return copy;
};
