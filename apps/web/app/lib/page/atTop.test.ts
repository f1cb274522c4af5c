import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { MARK_AT_TOP } from "./atTop.ts";

/** Returns the attributes of `<html>` after the script has run. */
const marksAfter = (type: string | undefined, hash = ""): readonly string[] => {
  const marks: string[] = [];
  runInNewContext(MARK_AT_TOP, {
    performance: { getEntriesByType: () => (type === undefined ? [] : [{ type }]) },
    location: { hash },
    document: {
      documentElement: { toggleAttribute: (name: string, isSet: boolean) => isSet && marks.push(name) },
    },
  });
  return marks;
};

test("a page that is opened at its top says so, so that parts far below can wait", () => {
  expect(marksAfter("navigate")).toEqual(["data-at-top"]);
});

test("a page whose place in it matters needs all heights at once", () => {
  expect(marksAfter("navigate", "#sizes")).toEqual([]);
  expect(marksAfter("reload")).toEqual([]);
  expect(marksAfter("back_forward")).toEqual([]);
  expect(marksAfter(undefined)).toEqual([]);
});
