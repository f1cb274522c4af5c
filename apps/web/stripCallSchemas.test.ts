import { parseAst } from "vite";
import { expect, test } from "vitest";
import { stripSchemas } from "./stripCallSchemas.ts";

const CALL = `import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
export const addThing = defineCall({
  name: "addThing",
  method: "PUT",
  path: "/thing/:id",
  summary: "Add a thing, with { braces } and a \\"comma,\\"",
  tag: "Cart",
  params: z.object({ id: z.string() }),
  body: z.object({ names: z.array(z.string()), more: z.optional(z.object({ body: z.string() })) }),
  reply: thing,
  errors: ["NOT_FOUND"],
  idempotent: true
});
`;

test("a call in the browser keeps its request and loses what only the server uses", () => {
  const slim = stripSchemas(CALL, parseAst);
  expect(slim).toContain('name: "addThing"');
  expect(slim).toContain('path: "/thing/:id"');
  expect(slim).toContain('tag: "Cart"');
  expect(slim).toContain("idempotent: true");
  for (const removed of ["z.object", "reply", "NOT_FOUND", "summary"]) expect(slim).not.toContain(removed);
  expect(() => parseAst(slim ?? "")).not.toThrow();
});

test("a schema beside the call, which would stay in browsers, throws", () => {
  const beside = `export const thing = z.object({}).check(whole);\n${CALL}`;
  expect(() => stripSchemas(beside, parseAst)).toThrow("holds its call alone");
});

test("a file without a call throws", () => {
  expect(() => stripSchemas("export const reply = { body: 1 };", parseAst)).toThrow("holds its call alone");
});

test("a call without server-only properties stays as it is", () => {
  expect(stripSchemas('export const ask = defineCall({ name: "ask" });', parseAst)).toBeNull();
});
