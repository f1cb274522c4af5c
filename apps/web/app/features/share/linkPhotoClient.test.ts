import { createClient } from "@storywall/contract/client.ts";
import { expect, test } from "vitest";
import { createLinkPhotoClient } from "./linkPhotoClient.ts";

type Answer = () => Promise<Response>;
const ok =
  (reply: object): Answer =>
  async () =>
    Response.json(reply);
const unreachable: Answer = () => Promise.reject(new TypeError("offline"));
const errorReply =
  (status: number, message: string): Answer =>
  async () =>
    Response.json({ error: "X", message }, { status });

/** Returns a client with a fake server that gives these answers in turn and then none. Waits take no time. */
const createTestLink = (...answers: readonly Answer[]) => {
  const answersLeft = [...answers];
  const calls: string[] = [];
  const fetch = (url: string | URL | Request): Promise<Response> => {
    calls.push(String(url));
    return answersLeft.shift()?.() ?? new Promise(() => undefined);
  };
  const client = createClient({ baseUrl: "/api", fetch });
  const waits: number[] = [];
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  const link = createLinkPhotoClient({ client, token: "t", wait }, { photosAdded: 0, photosReceived: 0 });
  const settled = () => expect.poll(() => answersLeft.length).toBe(0);
  return { link, calls, waits, settled };
};

const photo = { id: "p", url: "https://shop.example/photos/a.jpg", handle: "a" };

test("B7 adding a photo is retried until the server answers", async () => {
  const { link, waits } = createTestLink(
    unreachable,
    errorReply(503, "busy"),
    errorReply(429, "too fast"),
    ok({ photosAdded: 4 }),
  );
  expect(await link.add(photo)).toBe(true);
  expect(waits).toEqual([1_000, 3_000, 10_000]);
  expect(link.status.getState()).toMatchObject({ added: 4, endedMessage: null, ownPhotoIds: new Set(["p"]) });
});

test("B6 a link that accepts no more says why, and no call follows", async () => {
  const { link, calls } = createTestLink(errorReply(410, "It has ended."));
  expect(await link.add(photo)).toBe(false);
  expect(link.status.getState()).toMatchObject({ endedMessage: "It has ended.", ownPhotoIds: new Set() });
  expect(calls).toHaveLength(1);
});

test("B7 polling goes on until the designer has all photos", async () => {
  const { link, calls, settled } = createTestLink(
    ok({ photosAdded: 2, photosReceived: 0 }),
    unreachable,
    ok({ photosAdded: 2, photosReceived: 2 }),
  );
  link.pollStatus();
  await settled();
  await expect.poll(() => link.status.getState().received).toBe(2);
  expect(calls).toHaveLength(3);
});

test("B7 two photos are counted in any order of the replies", async () => {
  const { link } = createTestLink(ok({ photosAdded: 2 }), ok({ photosAdded: 1 }));
  await Promise.all([link.add(photo), link.add({ ...photo, id: "q" })]);
  expect(link.status.getState()).toMatchObject({ added: 2, ownPhotoIds: new Set(["p", "q"]) });
});

test("B7 a new poll of a link replaces the earlier one", async () => {
  const { link, calls, settled } = createTestLink(ok({ photosAdded: 1, photosReceived: 1 }));
  link.pollStatus();
  link.pollStatus();
  await settled();
  await expect.poll(() => link.status.getState().received).toBe(1);
  expect(calls).toHaveLength(1);
});

test("B6 a link that ends while it is polled says why", async () => {
  const { link } = createTestLink(errorReply(410, "It has ended."));
  link.pollStatus();
  await expect.poll(() => link.status.getState().endedMessage).toBe("It has ended.");
});

test("B7 a page that is left makes no further call", async () => {
  const { link, calls } = createTestLink();
  link.pollStatus();
  link.stop();
  await Promise.resolve();
  expect(await link.add(photo)).toBe(false);
  expect(calls).toEqual([]);
});
