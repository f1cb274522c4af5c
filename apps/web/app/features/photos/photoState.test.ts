import { expect, test } from "vitest";
import {
  canTransition,
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
    expect(canTransition(stages[index] ?? "stored", stage)).toBe(true);
  });
  expect(STAGE_TRANSITIONS.stored).toEqual([]);
});

test("R4.1 a late progress report cannot bring a stored photo back", () => {
  const states = withPhoto({ kind: "stored" });
  expect(withStage(states, "a", { kind: "uploading", sent: 0.5 })).toBe(states);
});

test("R4.1 a refused photo is left only by another try", () => {
  const states = withPhoto({ kind: "failed", problem: FILE_UNREADABLE });
  expect(withStage(states, "a", { kind: "stored" })).toBe(states);
  expect(withStage(states, "a", { kind: "waiting" }).a?.stage.kind).toBe("waiting");
});

test("R4.1 a photo that nobody answered for goes on by itself, or waits its turn again", () => {
  expect(canTransition("paused", "uploading")).toBe(true);
  expect(canTransition("paused", "waiting")).toBe(true);
});

test("R4.1 a photo that nobody knows has no stage", () => {
  expect(withStage({}, "a", { kind: "waiting" })).toEqual({});
});
