import { ZA } from "@storywall/domain/sites/za.ts";
import { expect, test } from "vitest";
import { expectedDispatch } from "./expectedDispatch.ts";

const createdAt = "2026-11-02T09:00:00.000Z";

test("R9.4 an order with all photos is sent one or two working days after payment", () => {
  const history = [{ status: "placed" as const, at: createdAt }];
  expect(expectedDispatch({ history, createdAt }, ZA)).toEqual({ from: "2026-11-03", to: "2026-11-04" });
});

test("R4.13 the days are counted from photos that came a week later", () => {
  const history = [
    { status: "awaiting_photos" as const, at: createdAt },
    { status: "placed" as const, at: "2026-11-09T09:00:00.000Z" },
    { status: "in_production" as const, at: "2026-11-09T11:00:00.000Z" },
  ];
  expect(expectedDispatch({ history, createdAt }, ZA)).toEqual({ from: "2026-11-10", to: "2026-11-11" });
});
