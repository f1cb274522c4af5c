import { expect, test } from "vitest";
import { EMPTY_PROMO_CODE, isEmptyPromoCode, toErrors, toPromoCode } from "./promoCodeForm.ts";

const ZONE = "Africa/Johannesburg";

test("R9.5 a code and a percentage are enough", () => {
  expect(toPromoCode({ ...EMPTY_PROMO_CODE, code: " spring ", discount: "12,5 %" }, ZONE)).toEqual({
    kind: "ok",
    body: { code: "SPRING", percent: 12.5, oncePerEmail: false },
  });
});

test("R9.5 an amount code with a minimum, days and limits", () => {
  const typed = {
    ...EMPTY_PROMO_CODE,
    code: "FIFTY",
    kind: "amount",
    discount: "R50",
    minimum: "1 000,00",
    firstDay: "2026-11-27",
    lastDay: "2026-11-27",
    maxUses: "100",
    oncePerEmail: true,
  } as const;
  expect(toPromoCode(typed, ZONE)).toEqual({
    kind: "ok",
    body: {
      code: "FIFTY",
      amount: 5_000,
      minimum: 100_000,
      startsAt: "2026-11-26T22:00:00.000Z",
      expiresAt: "2026-11-27T21:59:59.000Z",
      maxUses: 100,
      oncePerEmail: true,
    },
  });
});

test.each([
  [{ code: "x", discount: "10" }, ["code"]],
  [{ code: "SPRING", discount: "100" }, ["percent"]],
  [{ code: "SPRING", discount: "ten" }, ["percent"]],
  [{ code: "SPRING", kind: "amount", discount: "" }, ["amount"]],
  [{ code: "SPRING", discount: "10", lastDay: "2026-11-01", firstDay: "2026-11-02" }, ["expiresAt"]],
  [{ code: "SPRING", discount: "10", maxUses: "0" }, ["maxUses"]],
] as const)("R5.3 %j has errors at %j", (typed, fields) => {
  const result = toPromoCode({ ...EMPTY_PROMO_CODE, ...typed }, ZONE);
  expect(result.kind === "error" && [...result.errors.keys()]).toEqual(fields);
});

test("issues of the server are those of the new code, or of the whole list", () => {
  expect([...toErrors([{ path: "promoCodes.3.code", message: "must be longer" }])]).toEqual([
    ["code", "longer"],
  ]);
  expect([...toErrors([{ path: "promoCodes", message: "must be codes" }])]).toEqual([
    ["promoCodes", "codes"],
  ]);
});

test("B13 a form is left without a question while nothing was typed", () => {
  expect(isEmptyPromoCode({ ...EMPTY_PROMO_CODE, kind: "amount", code: " " })).toBe(true);
  expect(isEmptyPromoCode({ ...EMPTY_PROMO_CODE, discount: "20" })).toBe(false);
  expect(isEmptyPromoCode({ ...EMPTY_PROMO_CODE, oncePerEmail: true })).toBe(false);
});
