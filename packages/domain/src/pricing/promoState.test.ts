import { expect, test } from "vitest";
import { promoStateOf } from "./promoState.ts";

const NOW = "2026-11-23T09:00:00Z";

test.each([
  [{}, 5, "active"],
  [{ startsAt: "2026-11-24T00:00:00Z" }, 0, "upcoming"],
  [{ expiresAt: "2026-11-23T08:59:59Z" }, 0, "ended"],
  [{ maxUses: 5 }, 4, "active"],
  [{ maxUses: 5 }, 5, "used_up"],
  [{ maxUses: 5, expiresAt: "2026-11-22T00:00:00Z" }, 5, "ended"],
] as const)("R9.5 a code with %j and %i uses is %s", (promo, uses, state) => {
  expect(promoStateOf(promo, uses, NOW)).toBe(state);
});
