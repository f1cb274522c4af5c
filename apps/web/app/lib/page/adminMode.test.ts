import { expect, test } from "vitest";
import { nextAdminMode } from "./adminMode.ts";

const next = (current: boolean, query: string) => nextAdminMode(current, new URLSearchParams(query));

test("R2.3 is_admin_mode=true turns admin mode on", () => {
  expect(next(false, "is_admin_mode=true")).toBe(true);
});

test.each(["false", "", "1", "TRUE", "true "])("R2.3 is_admin_mode=%j turns admin mode off", (value) => {
  expect(next(true, `is_admin_mode=${encodeURIComponent(value)}`)).toBe(false);
});

test.each([true, false])("R2.3 an absent is_admin_mode leaves admin mode %s", (current) => {
  expect(next(current, "kind=set")).toBe(current);
});

test("R1.4 admin mode is off by default", async () => {
  const { useAdminMode } = await import("./adminMode.ts");
  expect(useAdminMode.getInitialState().isOn).toBe(false);
});
