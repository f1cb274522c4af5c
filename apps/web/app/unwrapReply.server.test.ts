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
  ["what is not there", errorResult(404), 404],
  ["what nobody can mean", errorResult(400), 404],
  ["too many at once, of a thing that is there", errorResult(429), 429],
  ["a database that is away", errorResult(503), 503],
  ["a fault of ours", errorResult(500), 503],
  ["no answer", { kind: "unreachable", message: "no" } as const, 503],
])("R2.1 the page of %s is answered with its own status", (_case, result, status) => {
  expect(statusOf(result)).toBe(status);
});

test("R2.1 a page is given what its call gave", () => {
  expect(unwrapReply({ kind: "ok", reply: "art" })).toBe("art");
});
