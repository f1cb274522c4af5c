import { expect, test } from "vitest";
import { addCourierName } from "./courierNames.ts";

test("B13 the courier that was last used is offered first, each courier once, and no more than five", () => {
  expect(addCourierName(["Swift", "Ram"], " ram ")).toEqual(["ram", "Swift"]);
  expect(addCourierName(["Swift"], "  ")).toEqual(["Swift"]);
  expect(addCourierName(["1", "2", "3", "4", "5"], "6")).toEqual(["6", "1", "2", "3", "4"]);
});
