import { beforeAll, describe, expect, test } from "vitest";
import type { RegisteredCallName } from "../../src/http/handler.ts";
import { DEFAULT_MAX_BODY_BYTES, MAX_BODY_BYTES } from "../../src/http/limits.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { validInputs } from "../support/validInputs/validInputs.ts";
import { type ContractField, describeField, listFields, readValue, withValue } from "./contractFields.ts";
import {
  CALLS_WITH_HANDLERS,
  countWrittenBytes,
  createSender,
  getCall,
  nextTransactionId,
  type RequestParts,
} from "./sendRaw.ts";

/** A pattern that ends with a bounded repetition limits the length of its text. */
const BOUNDED_PATTERN = /\{(?:\d+,)?\d+\}\$$/;

/** The limits of the whole content are `parseSiteContent`'s; what is sent is at most `MAX_BODY_BYTES`. */
const CALLS_WITHOUT_FIELD_LIMITS: readonly RegisteredCallName[] = ["changeSite"];

const hasLimit = ({ part, schema }: ContractField): boolean => {
  if (schema.type === "array") return schema.maxItems !== undefined;
  if (schema.type === "number" || schema.type === "integer") {
    const [min, max] = [schema.minimum ?? schema.exclusiveMinimum, schema.maximum ?? schema.exclusiveMaximum];
    // A number of a query is limited after it was read from its text.
    return part === "query" || schema.const !== undefined || (min !== undefined && max !== undefined);
  }
  if (schema.type !== "string" || schema.enum !== undefined || schema.const !== undefined) return true;
  return (
    schema.maxLength !== undefined ||
    schema.format === "date" ||
    schema.patterns.some((pattern) => BOUNDED_PATTERN.test(pattern))
  );
};

/** Returns values just beyond the limits of a field. */
const valuesBeyond = ({ schema }: ContractField, held: unknown): readonly unknown[] => {
  const { type, maxLength, maxItems, minimum, maximum } = schema;
  return [
    ...(type === "number" ? [-1e308, 1e308] : []),
    ...(typeof maxLength === "number" ? ["x".repeat(maxLength + 1), "é".repeat(maxLength + 1)] : []),
    ...(schema.patterns.length > 0 && maxLength === undefined ? ["x".repeat(10_000)] : []),
    ...(typeof maxItems === "number" && Array.isArray(held)
      ? [Array.from({ length: maxItems + 1 }, () => held[0] ?? "x")]
      : []),
    ...(typeof minimum === "number" ? [minimum - 1] : []),
    ...(typeof maximum === "number" ? [maximum + 1] : []),
  ];
};

/** Names that objects have, and many that they do not have. */
const UNKNOWN_FIELDS = {
  ...Object.fromEntries(
    ["toString", "hasOwnProperty", "length", "then", "valueOf"].map((name) => [name, "x".repeat(500)]),
  ),
  ...Object.fromEntries(
    Array.from({ length: 500 }, (_, index) => [`field${index}`, { text: "x".repeat(20) }]),
  ),
};

/** Returns the paths to all objects of a body: itself, and those within. Of a list only the first. */
const objectPathsOf = (value: unknown): readonly (readonly string[])[] => {
  if (typeof value !== "object" || value === null) return [];
  const entries = Array.isArray(value) ? Object.entries(value.slice(0, 1)) : Object.entries(value);
  const within = entries.flatMap(([key, part]) => objectPathsOf(part).map((path) => [key, ...path]));
  return Array.isArray(value) ? within : [[], ...within];
};

/** Returns the body with unknown fields in the object at `path`. */
const addUnknownFields = (value: unknown, [key, ...rest]: readonly string[]): unknown => {
  if (key === undefined) return { ...UNKNOWN_FIELDS, ...Object(value) };
  if (Array.isArray(value))
    return value.map((part, index) => (String(index) === key ? addUnknownFields(part, rest) : part));
  return { ...Object(value), [key]: addUnknownFields(Object(value)[key], rest) };
};

/** Twenty unknown fields, each named in an issue and in the message. */
const MAX_ISSUES_BYTES = 10_000;

const FIELDS = CALLS_WITH_HANDLERS.filter((name) => !CALLS_WITHOUT_FIELD_LIMITS.includes(name)).flatMap(
  listFields,
);
const CALLS_WITH_BODY = CALLS_WITH_HANDLERS.filter((name) => getCall(name).body !== undefined);

describe("sizes of requests", () => {
  const shop = useTestShop();
  let inputs: ReturnType<typeof validInputs>;
  let send: ReturnType<typeof createSender>;
  beforeAll(() => {
    inputs = validInputs(shop);
    send = createSender(shop);
  });

  const createInput = async (name: RegisteredCallName): Promise<RequestParts> => {
    const parts = await inputs[name]();
    await shop.shop.background.drain();
    return parts;
  };
  const padTo = (body: unknown, bytes: number): object => {
    const empty = { ...Object(body), padding: "" };
    return { ...empty, padding: "x".repeat(Math.max(0, bytes - JSON.stringify(empty).length)) };
  };

  test("reliability 13: each text, list and number of the contract has a limit", () => {
    expect(FIELDS.length).toBeGreaterThan(200);
    expect(FIELDS.filter((field) => !hasLimit(field)).map(describeField)).toEqual([]);
  });

  test.each(CALLS_WITH_HANDLERS.filter((name) => !CALLS_WITHOUT_FIELD_LIMITS.includes(name)))(
    "reliability 13: %s refuses what is beyond a limit of its contract",
    async (name) => {
      const good = await createInput(name);
      for (const field of listFields(name)) {
        for (const value of valuesBeyond(field, readValue(good, field))) {
          const parts = withValue(good, field, value);
          if (!parts) continue;
          const reply = await send(name, parts);
          // A path that is too long for any call is no call.
          expect(
            field.part === "params" ? [400, 404] : [400, 413],
            `${describeField(field)}: ${reply.statusCode} ${reply.body}`,
          ).toContain(reply.statusCode);
        }
      }
      expect(shop.serverErrors).toEqual([]);
    },
  );

  test.each(CALLS_WITH_BODY)("reliability 13: %s reads no body above its limit", async (name) => {
    const maxBytes = MAX_BODY_BYTES[name] ?? DEFAULT_MAX_BODY_BYTES;
    const good = await createInput(name);
    const within = await send(name, { ...good, body: padTo(good.body, maxBytes) });
    expect(within.statusCode, within.body).not.toBe(413);
    const beyond = await send(name, { ...good, body: padTo(good.body, maxBytes + 1) });
    expect(beyond.statusCode, beyond.body).toBe(413);
    expect(beyond.body.length).toBeLessThan(1_000);
  });

  test.each(CALLS_WITH_BODY)(
    "reliability 13, 14: %s neither stores nor returns a body's unknown bytes",
    async (name) => {
      const storedAndReplied = async (body: (good: unknown) => unknown) => {
        const good = await createInput(name);
        const before = await nextTransactionId(shop);
        const reply = await send(name, { ...good, body: body(good.body) });
        await shop.shop.background.drain();
        return { stored: await countWrittenBytes(shop, before), reply };
      };
      const plain = await storedAndReplied((body) => body);
      for (const path of objectPathsOf((await createInput(name)).body)) {
        const full = await storedAndReplied((body) => addUnknownFields(body, path));
        const where = ["body", ...path].join(".");
        expect(full.reply.statusCode, where).toBeLessThan(500);
        const isRefused = full.reply.statusCode === 400;
        const maxReplyBytes = isRefused ? MAX_ISSUES_BYTES : plain.reply.body.length * 1.2 + 2_000;
        expect(full.reply.body.length, where).toBeLessThan(maxReplyBytes);
        expect(full.stored, where).toBeLessThan(plain.stored + 1_000);
      }
    },
  );
});
