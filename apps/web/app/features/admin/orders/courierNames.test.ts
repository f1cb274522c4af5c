import { afterEach, expect, test, vi } from "vitest";
import { addCourierName, loadCourierNames, saveCourierOf } from "./courierNames.ts";

afterEach(() => vi.unstubAllGlobals());

test("B13 the courier that was last used is offered first, each courier once, and no more than five", () => {
  expect(addCourierName(["Swift", "Ram"], " ram ")).toEqual(["ram", "Swift"]);
  expect(addCourierName(["Swift"], "  ")).toEqual(["Swift"]);
  expect(addCourierName(["1", "2", "3", "4", "5"], "6")).toEqual(["6", "1", "2", "3", "4"]);
});

test("B13 a courier is offered later once its parcel was taken, not when the shop refused it or none was named", async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  expect(await saveCourierOf({ carrier: "Swift" }, Promise.resolve(null))).toBeNull();
  expect(await saveCourierOf({ carrier: "Ram" }, Promise.resolve("Please try again."))).not.toBeNull();
  await saveCourierOf({ carrier: "" }, Promise.resolve(null));
  expect(loadCourierNames()).toEqual(["Swift"]);
});
