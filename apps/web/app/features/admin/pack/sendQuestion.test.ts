import { expect, test } from "vitest";
import { packQuestion } from "./sendQuestion.ts";

test("B13 nobody is asked about a parcel that is refused, since tiles of it are not ticked", () => {
  const warnings = ["It still waits for stock."];
  expect(packQuestion(warnings, 2)).toBeNull();
  expect(packQuestion(warnings, 0)).toMatchObject({ text: "It still waits for stock." });
  expect(packQuestion([], 0)).toBeNull();
});
