import type { CallResult } from "@storywall/contract/client.ts";
import { expect, test } from "vitest";
import { unwrapReply } from "./unwrapReply.server.ts";

const errorResult = (status: number): CallResult<string> => ({
  kind: "error",
  status,
  error: "NOT_FOUND",
  message: "no",
  issues: [],
});

const statusOf = (result: CallResult<string>): unknown => {
  try {
    return unwrapReply(result);
  } catch (thrown) {
    return (
      typeof thrown === "object" && thrown !== null && Reflect.get(Reflect.get(thrown, "init"), "status")
    );
  }
};

test.each([
  ["a thing that does not exist", errorResult(404), 404],
  ["an invalid address", errorResult(400), 404],
  ["an existing thing after too many requests", errorResult(429), 429],
  ["an unreachable database", errorResult(503), 503],
  ["a server error", errorResult(500), 503],
  ["a server that gives no answer", { kind: "unreachable", message: "no" } as const, 503],
])("R2.1 the page of %s has its own status", (_case, result, status) => {
  expect(statusOf(result)).toBe(status);
});

test("R2.1 a page gets the reply of its call", () => {
  expect(unwrapReply({ kind: "ok", reply: "art" })).toBe("art");
});
