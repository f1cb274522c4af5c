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

/** A shop that gives these answers one after the other and then none, and a page on which no time passes. */
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

test("B7 a photo is added as soon as the shop answers, however often it does not", async () => {
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

test("B6 a link that takes no more says why, and is not asked again", async () => {
  const { link, calls } = createTestLink(errorReply(410, "It has ended."));
  expect(await link.add(photo)).toBe(false);
  expect(link.status.getState()).toMatchObject({ endedMessage: "It has ended.", ownPhotoIds: new Set() });
  expect(calls).toHaveLength(1);
});

test("B7 it looks until the other screen has all photos", async () => {
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

test("B7 two photos are counted, whichever answer comes last", async () => {
  const { link } = createTestLink(ok({ photosAdded: 2 }), ok({ photosAdded: 1 }));
  await Promise.all([link.add(photo), link.add({ ...photo, id: "q" })]);
  expect(link.status.getState()).toMatchObject({ added: 2, ownPhotoIds: new Set(["p", "q"]) });
});

test("B7 a link that is watched again is asked by one watch only", async () => {
  const { link, calls, settled } = createTestLink(ok({ photosAdded: 1, photosReceived: 1 }));
  link.pollStatus();
  link.pollStatus();
  await settled();
  await expect.poll(() => link.status.getState().received).toBe(1);
  expect(calls).toHaveLength(1);
});

test("B6 a link that ends while it is watched says why", async () => {
  const { link } = createTestLink(errorReply(410, "It has ended."));
  link.pollStatus();
  await expect.poll(() => link.status.getState().endedMessage).toBe("It has ended.");
});

test("B7 a page that is left asks nothing more", async () => {
  const { link, calls } = createTestLink();
  link.pollStatus();
  link.stop();
  await Promise.resolve();
  expect(await link.add(photo)).toBe(false);
  expect(calls).toEqual([]);
});
