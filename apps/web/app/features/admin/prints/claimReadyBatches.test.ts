import { expect, test } from "vitest";
import { claimReadyBatches } from "./claimReadyBatches.ts";

test("B13 the files of a batch that was just closed are downloaded once, when they are ready", () => {
  const awaited = new Set(["b1"]);
  const batch = (batchId: string, state: "preparing" | "ready") => ({ batchId, state });
  expect(claimReadyBatches(awaited, [batch("b1", "preparing"), batch("b0", "ready")])).toEqual([]);
  expect(claimReadyBatches(awaited, [batch("b1", "ready"), batch("b0", "ready")])).toEqual(["b1"]);
  expect(claimReadyBatches(awaited, [batch("b1", "ready")])).toEqual([]);
});
