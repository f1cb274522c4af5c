import { expect, test } from "vitest";
import { datePresets } from "./datePresets.ts";

test("the last month ends on its own last day, across a new year and in February", () => {
  const lastMonth = (today: string) => datePresets(today).find(({ label }) => label === "Last month");
  expect(lastMonth("2027-01-15")).toMatchObject({ from: "2026-12-01", to: "2026-12-31" });
  expect(lastMonth("2028-03-31")).toMatchObject({ from: "2028-02-01", to: "2028-02-29" });
});

test("seven days include today", () => {
  expect(datePresets("2026-11-23").find(({ label }) => label === "7 days")).toMatchObject({
    from: "2026-11-17",
    to: "2026-11-23",
  });
});
