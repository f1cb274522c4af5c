import { expect, test } from "vitest";
import { hideErrorsOfBlankRows } from "./rowErrors.ts";

test("B13 a row that was just added shows no errors until something is typed in it", () => {
  const errors = new Map([
    ["holidays.1.date", "a date"],
    ["holidays.2.name", "a name"],
    ["holidays", "at most 60 days"],
    ["questions.1.answer", "an answer"],
  ]);
  const rows = [{ name: "Heritage Day" }, { name: "" }, { name: "?" }];
  expect([...hideErrorsOfBlankRows(errors, "holidays", rows, ({ name }) => name === "").keys()]).toEqual([
    "holidays.2.name",
    "holidays",
    "questions.1.answer",
  ]);
});
