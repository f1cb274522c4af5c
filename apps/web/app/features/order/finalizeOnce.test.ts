import { createClient } from "@storywall/contract/client.ts";
import { expect, test } from "vitest";
import { finalizeOnce } from "./finalizeOnce.ts";

const answering = (status: number) =>
  createClient({
    baseUrl: "/api",
    fetch: async () => Response.json({ error: "ANY", message: "any" }, { status }),
  });

test.each([
  [200, true],
  [404, true],
  [503, false],
  [429, false],
])("R4.14 an answer of %i settles the finalising: %s", async (status, isSettled) => {
  expect((await finalizeOnce(answering(status), "ZA", "order-1")) !== null).toBe(isSettled);
});

test("R4.14 without an answer the result is null, so that the next visit tries again", async () => {
  const client = createClient({ baseUrl: "/api", fetch: () => Promise.reject(new TypeError("offline")) });
  expect(await finalizeOnce(client, "ZA", "order-1")).toBeNull();
});
