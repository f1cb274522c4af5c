import { expect, test } from "vitest";
import type { PackReply, PackRequest } from "./messages.ts";
import { createPacker } from "./packer.ts";

const rect = { x: 0, y: 0, width: 300, height: 450 };
const requestOf = (variant: number): PackRequest => ({
  rects: [rect],
  options: { arrangement: "salon", wallWidth: null, variant },
});

/** Returns a packer whose workers answer on demand. */
const fakePacker = () => {
  const workers: {
    readonly sent: PackRequest[];
    readonly answer: (reply: PackReply) => void;
    readonly crash: () => void;
    isTerminated: boolean;
  }[] = [];
  const packer = createPacker({
    startWorker: (answer, crash) => {
      const worker = { sent: [] as PackRequest[], answer, crash, isTerminated: false };
      workers.push(worker);
      return {
        postMessage: (request) => void worker.sent.push(request),
        terminate: () => {
          worker.isTerminated = true;
        },
      };
    },
    packHere: (request) =>
      Promise.resolve([{ ...rect, x: "options" in request ? request.options.variant : 0 }]),
  });
  return { packer, workers };
};

test("one worker answers one request after the other", async () => {
  const { packer, workers } = fakePacker();
  expect(workers).toHaveLength(0);
  const first = packer(requestOf(0));
  workers[0]?.answer([rect]);
  await expect(first).resolves.toEqual({ kind: "packed", rects: [rect] });
  const second = packer(requestOf(1));
  workers[0]?.answer(null);
  await expect(second).resolves.toEqual({ kind: "packed", rects: null });
  expect(workers).toHaveLength(1);
});

test("a newer request supersedes the one before, whose worker is ended", async () => {
  const { packer, workers } = fakePacker();
  const first = packer(requestOf(0));
  const second = packer(requestOf(1));
  await expect(first).resolves.toEqual({ kind: "superseded" });
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  workers[1]?.answer([rect]);
  await expect(second).resolves.toEqual({ kind: "packed", rects: [rect] });
});

test("a request whose worker crashes, or cannot be loaded, is packed in the page", async () => {
  const { packer, workers } = fakePacker();
  const request = packer(requestOf(7));
  workers[0]?.crash();
  await expect(request).resolves.toEqual({ kind: "packed", rects: [{ ...rect, x: 7 }] });
});

test("a browser without workers packs in the page", async () => {
  const packer = createPacker({
    startWorker: () => {
      throw new Error("no workers");
    },
    packHere: () => Promise.resolve([rect]),
  });
  await expect(packer(requestOf(0))).resolves.toEqual({ kind: "packed", rects: [rect] });
});
