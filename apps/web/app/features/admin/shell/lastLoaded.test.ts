import { beforeEach, expect, test } from "vitest";
import { loadOrReuse } from "./lastLoaded.ts";
import { useSignedOut } from "./useSignedOut.ts";

const isText = (data: unknown): data is string => typeof data === "string";
const responseOf = (status: number) => ({ status, statusText: "", internal: true, data: null });
const failWith = (error: unknown) => () => Promise.reject(error);

beforeEach(() => useSignedOut.setState({ isSignedOut: false }));

test("what was shown last stays while the shop does not answer, with its time", async () => {
  expect(await loadOrReuse("a", async () => "first", isText)).toEqual({ data: "first", staleSince: null });
  const kept = await loadOrReuse("a", failWith(new TypeError("Failed to fetch")), isText);
  expect(kept).toEqual({ data: "first", staleSince: expect.stringMatching(/^20/) });
  expect(await loadOrReuse("a", failWith(responseOf(503)), isText)).toMatchObject({ data: "first" });
});

test("the sign-in opens over what was shown when the session has ended", async () => {
  await loadOrReuse("b", async () => "typed", isText);
  expect(await loadOrReuse("b", failWith(responseOf(401)), isText)).toMatchObject({ data: "typed" });
  expect(useSignedOut.getState().isSignedOut).toBe(true);
});

test("a page that was never shown, and one that is gone or forbidden, is an error", async () => {
  await expect(loadOrReuse("c", failWith(responseOf(503)), isText)).rejects.toMatchObject({ status: 503 });
  await loadOrReuse("d", async () => "here", isText);
  for (const status of [403, 404])
    await expect(loadOrReuse("d", failWith(responseOf(status)), isText)).rejects.toMatchObject({ status });
});
