import type { ArrivedPhoto } from "@storywall/contract/schemas/designLink.ts";
import { expect, test } from "vitest";
import {
  MAX_POLL_INTERVAL_MS,
  MIN_POLL_INTERVAL_MS,
  pollReceivedPhotos,
  type ReceivedPhotos,
} from "./pollReceivedPhotos.ts";

const photo = (userPhotoId: string): ArrivedPhoto => ({
  userPhotoId,
  kind: "hand_over",
  handle: userPhotoId,
  url: `https://shop.example/photos/${userPhotoId}.jpg`,
  width: 4000,
  height: 3000,
});
const openLink = (...ids: readonly string[]): ReceivedPhotos => ({ photos: ids.map(photo), isOpen: true });
const closedLink: ReceivedPhotos = { photos: [], isOpen: false };

/** Polls a fake server with these answers, and returns what happened. */
const pollWith = async (...answers: readonly (ReceivedPhotos | null)[]) => {
  const answersLeft = [...answers];
  const reportedIds: (readonly string[])[] = [];
  const addedIds: string[] = [];
  const waits: number[] = [];
  const isClosed = await new Promise<boolean>((resolve) => {
    const polling = pollReceivedPhotos({
      fetchReceived: async (received) => {
        reportedIds.push(received);
        const answer = answersLeft.shift();
        if (answer !== undefined) return answer;
        polling.stop();
        resolve(false);
        return null;
      },
      onPhotos: (photos) => addedIds.push(...photos.map(({ userPhotoId }) => userPhotoId)),
      onLinksClosed: () => resolve(true),
      wait: async (milliseconds) => void waits.push(milliseconds),
    });
  });
  return { reportedIds, addedIds, waits, isClosed };
};

test("B7 a photo is reported as received, and handled once although the server repeats it", async () => {
  const { reportedIds, addedIds } = await pollWith(openLink("a"), openLink("a", "b"), openLink(), closedLink);
  expect(addedIds).toEqual(["a", "b"]);
  expect(reportedIds).toEqual([[], ["a"], ["a", "b"], []]);
});

test("B7 received photos are kept while the server is unreachable", async () => {
  const { reportedIds, addedIds } = await pollWith(openLink("a"), null, null, closedLink);
  expect(addedIds).toEqual(["a"]);
  expect(reportedIds).toEqual([[], ["a"], ["a"], ["a"]]);
});

test("B7 intervals grow, and become short again after a photo", async () => {
  const { waits } = await pollWith(
    ...Array.from({ length: 20 }, () => openLink()),
    openLink("a"),
    openLink(),
  );
  expect(waits[0]).toBe(MIN_POLL_INTERVAL_MS);
  expect(waits[19]).toBe(MAX_POLL_INTERVAL_MS);
  expect(waits.slice(0, 20)).toEqual([...waits.slice(0, 20)].sort((one, other) => one - other));
  expect(waits.at(-1)).toBe(MIN_POLL_INTERVAL_MS);
});

test("B6 polling ends with the last link, after all photos are reported as received", async () => {
  const { reportedIds, isClosed } = await pollWith({ photos: [photo("a")], isOpen: false }, closedLink);
  expect(isClosed).toBe(true);
  expect(reportedIds).toEqual([[], ["a"]]);
});
