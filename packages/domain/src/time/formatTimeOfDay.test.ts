import { expect, test } from "vitest";
import { AU } from "../sites/au.ts";
import { ZA } from "../sites/za.ts";
import { formatTimeOfDay } from "./formatTimeOfDay.ts";

test("a time is written as people of the country write it: 6:10 pm in Australia, 18:10 in South Africa", () => {
  expect(formatTimeOfDay("2026-11-20T07:10:00.000Z", AU)).toBe("6:10\u00a0pm");
  expect(formatTimeOfDay("2026-11-20T16:10:00.000Z", ZA)).toBe("18:10");
});

test("noon is 12 pm, and midnight is 12 am", () => {
  expect(formatTimeOfDay("2026-11-20T01:00:00.000Z", AU)).toBe("12:00\u00a0pm");
  expect(formatTimeOfDay("2026-11-20T13:05:00.000Z", AU)).toBe("12:05\u00a0am");
});
