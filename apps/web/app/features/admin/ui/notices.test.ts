import { UNDO_TIMES } from "@storywall/domain/orders/undoSteps.ts";
import { expect, test } from "vitest";
import { hideOldNotice, noticeDurationMs, showNotice, useNotice } from "./notices.ts";

const undo = async () => null;

test("B13 a notice stays long enough to be read, and with Undo as long as every step can be undone", () => {
  expect(noticeDurationMs({})).toBeGreaterThanOrEqual(10_000);
  const times = Object.values(UNDO_TIMES);
  expect(times.every((time) => noticeDurationMs({ undo }) <= time)).toBe(true);
  expect(times).toContain(noticeDurationMs({ undo }));
});

test("B13 the next edit ends a notice, unless it can still be undone", () => {
  showNotice({ text: "Saved." });
  hideOldNotice();
  expect(useNotice.getState().notice).toBeNull();
  showNotice({ text: "Saved.", undo });
  hideOldNotice();
  expect(useNotice.getState().notice?.text).toBe("Saved.");
});
