import { expect, test } from "vitest";
import * as z from "zod/mini";
import { validate } from "./validate.ts";

const schema = z.object({ email: z.string(), address: z.object({ city: z.string() }) });
const strictSchema = z.strictObject({ email: z.string() });

test("reliability 11: R5.3 unknown fields are removed before a handler sees them, at every depth", () => {
  const sent = { email: "a@b.c", status: "paid", address: { city: "Paarl", isOwner: true } };
  expect(validate(schema, sent)).toEqual({
    kind: "value",
    value: { email: "a@b.c", address: { city: "Paarl" } },
  });
});

test("reliability 13: hundreds of unknown fields, and fields with long names, are named in short", () => {
  const names = Array.from({ length: 500 }, (_, index) => `${"x".repeat(10_000)}${index}`);
  const validation = validate(strictSchema, Object.fromEntries(names.map((name) => [name, 1])));
  expect(validation).toMatchObject({ kind: "issues", issues: expect.toSatisfy((all) => all.length === 20) });
  expect(JSON.stringify(validation).length).toBeLessThan(6_000);
});

test("reliability 11: R5.3 a strict schema names every unknown field", () => {
  expect(validate(strictSchema, { email: "a@b.c", status: "paid", total: 1 })).toEqual({
    kind: "issues",
    issues: [
      { path: "status", message: "is not a field here" },
      { path: "total", message: "is not a field here" },
    ],
  });
});
