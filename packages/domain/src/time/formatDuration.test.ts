import { expect, test } from "vitest";
import { formatDuration } from "./formatDuration.ts";

test.each([
  [1, "1 minute"],
  [90, "90 minutes"],
  [60, "1 hour"],
  [120, "2 hours"],
  [1440, "1 day"],
  [1500, "25 hours"],
  [2880, "2 days"],
])("B9 %i minutes are %j", (minutes, text) => {
  expect(formatDuration(minutes)).toBe(text);
});
