import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "../time/durations.ts";
import {
  canPrintQuestionTransition,
  dueQuestionStep,
  PRINT_QUESTION_STATES,
  printAnswerDeadline,
} from "./printQuestions.ts";

const anyState = fc.constantFrom(...PRINT_QUESTION_STATES);
const anyTime = fc.date({ min: new Date("2026-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });
const after = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);

test("B13 a question about a print ends once, and nothing follows its end", () => {
  fc.assert(
    fc.property(anyState, anyState, (from, to) => {
      expect(canPrintQuestionTransition(from, to)).toBe(from === "open" && to !== "open");
    }),
  );
});

test("B13 the deadline is a full hour, two days after the question at the earliest", () => {
  fc.assert(
    fc.property(anyTime, (askedAt) => {
      const deadline = printAnswerDeadline(askedAt).getTime();
      expect(deadline % HOUR_MS).toBe(0);
      expect(deadline - askedAt.getTime()).toBeGreaterThanOrEqual(2 * DAY_MS);
      expect(deadline - askedAt.getTime()).toBeLessThan(2 * DAY_MS + HOUR_MS);
    }),
  );
});

const askedAt = new Date("2026-11-23T09:10:00Z");
const open = { state: "open", askedAt, answerBy: printAnswerDeadline(askedAt), remindedAt: null } as const;
const told = { ppi: 120, toldAt: after(askedAt, HOUR_MS) };

test.each([
  ["an hour after the question nothing is due", open, { ...told, now: after(askedAt, HOUR_MS) }, null],
  ["a day after it the reminder is", open, { ...told, now: after(askedAt, DAY_MS) }, "remind"],
  [
    "a second reminder never is",
    { ...open, remindedAt: after(askedAt, DAY_MS) },
    { ...told, now: after(askedAt, DAY_MS + HOUR_MS) },
    null,
  ],
  ["a soft print is made at the deadline", open, { ...told, now: open.answerBy }, "print"],
  ["an unprintable one waits on", open, { ...told, ppi: 99, now: open.answerBy }, null],
  ["one whose mail never left waits on", open, { ...told, toldAt: null, now: open.answerBy }, null],
  [
    "one whose mail left an hour before the deadline waits on",
    open,
    { ...told, toldAt: after(open.answerBy, -HOUR_MS), now: open.answerBy },
    null,
  ],
] as const)("B13 %s", (_, question, circumstances, step) => {
  expect(dueQuestionStep(question, circumstances)).toBe(step);
});

test("B13 nothing under 100 pixels an inch is printed by itself, and nothing of a question that has ended", () => {
  fc.assert(
    fc.property(
      anyState,
      anyTime,
      fc.integer({ min: 0, max: 10 * DAY_MS }),
      fc.double({ min: 0, max: 149, noNaN: true }),
      (state, asked, passed, ppi) => {
        const question = { state, askedAt: asked, answerBy: printAnswerDeadline(asked), remindedAt: null };
        const step = dueQuestionStep(question, { now: after(asked, passed), ppi, toldAt: asked });
        if (step === "print") expect(ppi).toBeGreaterThanOrEqual(100);
        if (state !== "open") expect(step).toBeNull();
      },
    ),
  );
});
