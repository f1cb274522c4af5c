import type { ArrivedPhoto } from "@storywall/contract/schemas/designLink.ts";
import { expect, test } from "vitest";
import { type Arrived, followArrivals, LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS } from "./arrivals.ts";

const photo = (userPhotoId: string): ArrivedPhoto => ({
  userPhotoId,
  kind: "hand_over",
  handle: userPhotoId,
  url: `https://shop.example/photos/${userPhotoId}.jpg`,
  width: 4000,
  height: 3000,
});
const open = (...ids: readonly string[]): Arrived => ({ photos: ids.map(photo), isOpen: true });
const closed: Arrived = { photos: [], isOpen: false };

/** What happens while the shop answers so; ends when all answers were given. */
const follow = async (...answers: readonly (Arrived | null)[]) => {
  const waiting = [...answers];
  const told: (readonly string[])[] = [];
  const came: string[] = [];
  const pauses: number[] = [];
  const isClosed = await new Promise<boolean>((resolve) => {
    const arrivals = followArrivals({
      ask: async (received) => {
        told.push(received);
        const answer = waiting.shift();
        if (answer !== undefined) return answer;
        arrivals.stop();
        resolve(false);
        return null;
      },
      onPhotos: (photos) => came.push(...photos.map(({ userPhotoId }) => userPhotoId)),
      onClosed: () => resolve(true),
      pause: async (milliseconds) => void pauses.push(milliseconds),
    });
  });
  return { told, came, pauses, isClosed };
};

test("B7 a photo that arrived is told of as received, and comes once though it is given again", async () => {
  const { told, came } = await follow(open("a"), open("a", "b"), open(), closed);
  expect(came).toEqual(["a", "b"]);
  expect(told).toEqual([[], ["a"], ["a", "b"], []]);
});

test("B7 while nobody answers, what arrived is not forgotten", async () => {
  const { told, came } = await follow(open("a"), null, null, closed);
  expect(came).toEqual(["a"]);
  expect(told).toEqual([[], ["a"], ["a"], ["a"]]);
});

test("B7 it asks ever more seldom, and often again after a photo", async () => {
  const { pauses } = await follow(...Array.from({ length: 20 }, () => open()), open("a"), open());
  expect(pauses[0]).toBe(SHORTEST_PAUSE_MS);
  expect(pauses[19]).toBe(LONGEST_PAUSE_MS);
  expect(pauses.slice(0, 20)).toEqual([...pauses.slice(0, 20)].sort((one, other) => one - other));
  expect(pauses.at(-1)).toBe(SHORTEST_PAUSE_MS);
});

test("B6 it ends with the last link, but not before what came is received", async () => {
  const { told, isClosed } = await follow({ photos: [photo("a")], isOpen: false }, closed);
  expect(isClosed).toBe(true);
  expect(told).toEqual([[], ["a"]]);
});
