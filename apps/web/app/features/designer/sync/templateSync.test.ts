import { createClient } from "@storywall/contract/client.ts";
import { setWallFrameStyle } from "@storywall/domain/design/commands/frameCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTemplateSync } from "./templateSync.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const wall = createDesign({ kind: "set", key: "square_trio" });
const sleek = setWallFrameStyle.run(wall, { frameStyle: "Sleek" });

type Reply = () => Promise<Response>;
const unreachable: Reply = () => Promise.reject(new TypeError("offline"));
const rejected: Reply = async () => Response.json({ error: "X", message: "no" }, { status: 400 });
const saved: Reply = async () => Response.json({ message: "kept" });

const tooMany: Reply = async () =>
  Response.json({ error: "TOO_MANY_REQUESTS", message: "later" }, { status: 429 });

/** A shop that sends these replies, then accepts every design. */
const shopThatReplies = (...replies: readonly Reply[]) => {
  const queue = [...replies];
  const sent: string[] = [];
  const bodies: string[] = [];
  const fetch = (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    sent.push(String(url));
    bodies.push(String(init?.body));
    return (queue.shift() ?? saved)();
  };
  const client = createClient({ baseUrl: "/api", fetch });
  let visitor = "visitor";
  const clearVisitor = (id: string): void => {
    if (id === visitor) visitor = "successor";
  };
  return { sync: createTemplateSync(client, async () => visitor, clearVisitor), sent, bodies };
};
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test("R8.5 the last of several quick changes is sent, and the same design is not sent twice", async () => {
  const { sync, sent } = shopThatReplies();
  sync.sync("square_trio", wall);
  sync.sync("square_trio", sleek);
  await wait(10_000);
  expect(sent).toHaveLength(1);
  sync.sync("square_trio", structuredClone(sleek));
  await wait(10_000);
  expect(sent).toHaveLength(1);
  sync.sync("square_trio", wall);
  await wait(10_000);
  expect(sent).toHaveLength(2);
});

test("R8.5 an unreachable shop is retried without a message, a rejected design is not", async () => {
  const unreachableShop = shopThatReplies(unreachable, unreachable);
  unreachableShop.sync.sync("square_trio", wall);
  await wait(120_000);
  expect(unreachableShop.sent).toHaveLength(3);
  const rejectingShop = shopThatReplies(rejected);
  rejectingShop.sync.sync("square_trio", wall);
  await wait(120_000);
  expect(rejectingShop.sent).toHaveLength(1);
});

test("R5.1 the design of a visitor whom the shop no longer knows is saved with a new one", async () => {
  const unknown: Reply = async () => Response.json({ error: "NOT_FOUND", message: "Who?" }, { status: 404 });
  const { sync, bodies } = shopThatReplies(unknown);
  sync.sync("square_trio", wall);
  await wait(120_000);
  expect(bodies.map((body) => /"user_id":"(\w+)"/.exec(body)?.[1])).toEqual(["visitor", "successor"]);
});

test("R8.5 a stopped sync sends nothing more", async () => {
  const { sync, sent } = shopThatReplies();
  sync.sync("square_trio", wall);
  sync.stop();
  await wait(120_000);
  expect(sent).toEqual([]);
});

test("R8.5 a design is saved later when there were too many calls", async () => {
  const { sync, sent } = shopThatReplies(tooMany);
  sync.sync("square_trio", wall);
  await wait(120_000);
  expect(sent).toHaveLength(2);
});

test("R8.5 a failed save does not replace a newer design that waits to be sent", async () => {
  let fail: (error: Error) => void = () => undefined;
  const pending: Reply = () =>
    new Promise((_resolve, reject) => {
      fail = reject;
    });
  const { sync, bodies } = shopThatReplies(pending);
  sync.sync("square_trio", wall);
  await wait(2_000);
  sync.sync("square_trio", sleek);
  fail(new TypeError("offline"));
  await wait(120_000);
  expect(bodies.map((body) => body.includes("Sleek"))).toEqual([false, true]);
});
