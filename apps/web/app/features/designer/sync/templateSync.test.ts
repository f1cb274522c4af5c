import { createClient } from "@storywall/contract/client.ts";
import { setWallFrameStyle } from "@storywall/domain/design/commands/commands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTemplateSync } from "./templateSync.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const wall = createDesign({ kind: "set", key: "square_trio" });
const sleek = setWallFrameStyle.run(wall, { frameStyle: "Sleek" });

type Answer = () => Promise<Response>;
const unreachable: Answer = () => Promise.reject(new TypeError("offline"));
const refused: Answer = async () => Response.json({ error: "X", message: "no" }, { status: 400 });
const kept: Answer = async () => Response.json({ message: "kept" });

/** A shop that gives these answers, then takes every wall. */
const shopThatAnswers = (...answers: readonly Answer[]) => {
  const waiting = [...answers];
  const sent: string[] = [];
  const fetch = (url: string | URL | Request): Promise<Response> => {
    sent.push(String(url));
    return (waiting.shift() ?? kept)();
  };
  const client = createClient({ baseUrl: "/api", fetch });
  return { sync: createTemplateSync(client, async () => "visitor"), sent };
};
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test("R8.5 of several changes in a short time the last is kept with the visitor, and the same wall not twice", async () => {
  const { sync, sent } = shopThatAnswers();
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

test("R8.5 a shop that cannot be reached is asked again in silence, one that refuses is not", async () => {
  const away = shopThatAnswers(unreachable, unreachable);
  away.sync.sync("square_trio", wall);
  await wait(120_000);
  expect(away.sent).toHaveLength(3);
  const stern = shopThatAnswers(refused);
  stern.sync.sync("square_trio", wall);
  await wait(120_000);
  expect(stern.sent).toHaveLength(1);
});

test("R8.5 a page that is left sends nothing more", async () => {
  const { sync, sent } = shopThatAnswers();
  sync.sync("square_trio", wall);
  sync.stop();
  await wait(120_000);
  expect(sent).toEqual([]);
});
