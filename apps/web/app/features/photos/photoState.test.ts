import { expect, test } from "vitest";
import {
  canPhotoTransition,
  type PhotoStage,
  type PhotoStates,
  STAGE_TRANSITIONS,
  withStage,
} from "./photoState.ts";
import { FILE_UNREADABLE } from "./uploadError.ts";

const withPhoto = (stage: PhotoStage): PhotoStates => ({
  a: {
    id: "a",
    fileName: "a.jpg",
    stage,
    source: null,
    fineSource: null,
    isWithoutPreview: false,
    isUnsaved: false,
  },
});

test("R4.1 a photo goes from local to stored, and a stored photo stays stored", () => {
  const stages = ["reading", "waiting", "uploading", "stored"] as const;
  stages.slice(1).forEach((stage, index) => {
    expect(canPhotoTransition(stages[index] ?? "stored", stage)).toBe(true);
  });
  expect(STAGE_TRANSITIONS.stored).toEqual([]);
});

test("R4.1 a late progress report does not change a stored photo", () => {
  const states = withPhoto({ kind: "stored" });
  expect(withStage(states, "a", { kind: "uploading", sent: 0.5 })).toBe(states);
});

test("R4.1 only a retry changes a failed photo", () => {
  const states = withPhoto({ kind: "failed", problem: FILE_UNREADABLE });
  expect(withStage(states, "a", { kind: "stored" })).toBe(states);
  expect(withStage(states, "a", { kind: "waiting" }).a?.stage.kind).toBe("waiting");
});

test("R4.1 a paused photo uploads again by itself, or waits for its turn again", () => {
  expect(canPhotoTransition("paused", "uploading")).toBe(true);
  expect(canPhotoTransition("paused", "waiting")).toBe(true);
});

test("R4.1 an unknown photo gets no stage", () => {
  expect(withStage({}, "a", { kind: "waiting" })).toEqual({});
});
