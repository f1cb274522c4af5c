import { expect, test } from "vitest";
import { findStaleFields } from "./findStaleFields.ts";

const CURRENT = { title: "Two boats", tags: ["sea", "boats"], expectedOn: null };

test("only fields that were seen otherwise are stale", () => {
  expect(findStaleFields({ title: "Two boats", tags: ["sea", "boats"] }, CURRENT)).toEqual([]);
  expect(findStaleFields({ title: "Boats", tags: ["sea", "boats"] }, CURRENT)).toEqual(["title"]);
  expect(findStaleFields({ tags: ["boats", "sea"] }, CURRENT)).toEqual(["tags"]);
  expect(findStaleFields({ expectedOn: "2026-12-04" }, CURRENT)).toEqual(["expectedOn"]);
});

test("who has seen nothing changes whatever is there", () => {
  expect(findStaleFields(undefined, CURRENT)).toEqual([]);
  expect(findStaleFields({ title: undefined }, CURRENT)).toEqual([]);
});
