import { expect, test } from "vitest";
import { randomIds } from "./adapters/system/ids.ts";
import { createLog, redactSecrets } from "./log.ts";

test("a line of the log is JSON with time, process and level", () => {
  const lines: string[] = [];
  const log = createLog({ role: "web", logLevel: "info" }, { write: (line) => void lines.push(line) });
  log.debug("not said");
  log.child({ reqId: "f47ac10b-58cc-4372-a567-0e02b2c3d479" }).info({ route: "/api/x", ms: 12 }, "request");
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toEqual({
    level: "info",
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    role: "web",
    pid: process.pid,
    reqId: "f47ac10b-58cc-4372-a567-0e02b2c3d479",
    route: "/api/x",
    ms: 12,
    msg: "request",
  });
});

test.each([
  ["an email address", "no mailbox thandi.m+walls@example.co.za here", "no mailbox [email] here"],
  ["a database's address", "connect postgres://shop:secret@db:5432/shop", "connect postgres://[address]"],
  ["a mail server's address", "smtps://u:p@mail.example:465", "smtps://[address]"],
  ["a client secret", "pi_3Mtw_secret_YrKJUKribcBj", "[secret]"],
  ["a provider's key", "Invalid API Key: sk_test_4eC39HqLyjWDarjtT1", "Invalid API Key: [key]"],
  ["a token", "authorization: Bearer abc.def-ghi", "authorization: Bearer [token]"],
  ["a card's number", "card 4242 4242 4242 4242 declined", "card [number] declined"],
])("reliability 30: %s stays out of the log", (_, text, wanted) => {
  expect(redactSecrets(text)).toBe(wanted);
});

test("reliability 30: ids that give access stay out of the log", () => {
  for (const id of Array.from({ length: 1000 }, () => randomIds.next())) {
    const line = redactSecrets(`No copy of ${id}.`);
    // A rare id looks like a key of a provider, and is redacted as one.
    if (!line.includes("[key]")) expect(line).toBe("No copy of [id].");
    expect(line).not.toContain(id);
  }
});

test("stack, file and time of an error stay in the log", () => {
  const stack =
    "Error: lost\\n    at createOrUpdateCheckoutX (/shop/node_modules/fastify/lib/route.js:142:17)\\n    at 2026-11-21T09:00:00.000Z";
  expect(redactSecrets(stack)).toBe(stack);
});
