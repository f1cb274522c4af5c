import { expect, test } from "vitest";
import { listWaitingPlans } from "./waitingPlans.server.ts";

const TRIO = "offer-square_trio.square_small";

test("an offer whose picture is not rendered yet is shown as a plan, with its frames", async () => {
  const { [TRIO]: plan = "" } = await listWaitingPlans([TRIO], { has: async () => false });
  const svg = decodeURIComponent(plan.replace("data:image/svg+xml,", ""));
  expect(svg.match(/M-?\d+ -?\d+h200v200h-200z/g)).toHaveLength(3);
});

test("an offer whose picture is rendered in the widths of the first screens has no plan, then and later", async () => {
  const isThere = async (name: string) => name.startsWith("offer-salon_six.");
  const names = ["offer-salon_six", "offer-sofa_nine"];
  expect(Object.keys(await listWaitingPlans(names, { has: isThere }))).toEqual(["offer-sofa_nine"]);
  expect(await listWaitingPlans(["offer-salon_six"], { has: async () => false })).toEqual({});
});
