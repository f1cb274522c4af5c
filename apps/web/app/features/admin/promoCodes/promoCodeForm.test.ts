import type { PromoReport } from "@storywall/contract/schemas/promoCode.ts";
import { expect, test } from "vitest";
import {
  describeTheirPromoCode,
  EMPTY_PROMO_CODE,
  findPromoCodeEditor,
  isSamePromoCode,
  mergeTypedPromoCode,
  toErrors,
  toPromoCode,
  toTypedPromoCode,
} from "./promoCodeForm.ts";

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
  expect(isSamePromoCode({ ...EMPTY_PROMO_CODE, kind: "amount", code: " " }, EMPTY_PROMO_CODE)).toBe(true);
  expect(isSamePromoCode({ ...EMPTY_PROMO_CODE, discount: "20" }, EMPTY_PROMO_CODE)).toBe(false);
  expect(isSamePromoCode({ ...EMPTY_PROMO_CODE, oncePerEmail: true }, EMPTY_PROMO_CODE)).toBe(false);
});

test("B13 a code is changed from what it is: a day that stays keeps its time, though the code was ended at noon", () => {
  const report: PromoReport = {
    ...{ code: "SPRING", amount: 5_000, minimum: 100_000, oncePerEmail: false, note: "Fair" },
    ...{ expiresAt: "2026-11-27T10:00:00.000Z", state: "ended", isWelcomeCode: false, currency: "ZAR" },
    ...{ orders: 1, revenue: 0, discount: 0 },
  };
  const typed = toTypedPromoCode(report, ZONE);
  expect(typed).toMatchObject({
    kind: "amount",
    discount: "50.00",
    minimum: "1000.00",
    lastDay: "2026-11-27",
  });
  const sent = toPromoCode({ ...typed, maxUses: "9" }, ZONE, report);
  expect(sent).toMatchObject({ kind: "ok", body: { expiresAt: report.expiresAt, maxUses: 9, note: "Fair" } });
  expect(toPromoCode({ ...typed, lastDay: "2026-11-28" }, ZONE, report)).toMatchObject({
    body: { expiresAt: "2026-11-28T21:59:59.000Z" },
  });
});

test("B13 of a code that two people change, what each typed stays, and the second reads what the first has set", () => {
  const before = { ...EMPTY_PROMO_CODE, code: "SPRING", discount: "10" };
  const theirs = { ...before, lastDay: "2026-12-01", note: "Fair" };
  const typed = { ...before, maxUses: "5", note: "Mine" };
  expect(mergeTypedPromoCode(typed, { before, theirs })).toEqual({
    ...before,
    ...{ maxUses: "5", lastDay: "2026-12-01", note: "Mine" },
  });
  const byThandi = { person: "Thandi", isSelf: false };
  expect(describeTheirPromoCode(before, theirs, byThandi)).toBe(
    "Thandi changed the last day and the note meanwhile. What you entered is still here: save again to use it.",
  );
  expect(describeTheirPromoCode(before, theirs, { person: null, isSelf: false })).toContain(
    "Someone changed",
  );
  expect(describeTheirPromoCode(before, before, byThandi)).toBeNull();
});

test("B13 a code that the same person changed in another tab is not called another's", () => {
  const before = { ...EMPTY_PROMO_CODE, code: "SPRING", discount: "10" };
  expect(
    describeTheirPromoCode(before, { ...before, note: "Fair" }, { person: "Thandi", isSelf: true }),
  ).toBe("You changed the note in another tab. What you entered is still here: save again to use it.");
});

test("B13 who changed a code is who changed this code last, and not who saved anything of the shop", () => {
  const spring = { code: "SPRING", percent: 10 };
  const [old, later] = [[spring], [{ ...spring, note: "Fair" }]];
  const versions = [
    { person: "Ben", changes: [{ path: "framePrices.rectangle_small", before: 1, after: 2 }] },
    { person: "Ben", changes: [{ path: "promoCodes", before: later, after: [...later, { code: "NEW" }] }] },
    { person: "Thandi", changes: [{ path: "promoCodes", before: old, after: later }] },
    { person: "Ben", changes: [{ path: "promoCodes", before: [], after: old }] },
  ];
  expect(findPromoCodeEditor(versions, "SPRING")).toBe("Thandi");
  expect(findPromoCodeEditor(versions, "OTHER")).toBeNull();
});
