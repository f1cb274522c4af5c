import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDesign } from "../../test/arbitraries.ts";
import { verdictOf } from "../crop/resolution.ts";
import { confirmPrints } from "../design/commands/confirmPrints.ts";
import { findWeakPrints } from "../design/printConfirmation.ts";
import { assessPrint, findHoldReason } from "./printHold.ts";

test.each([
  [99, true, false, "unprintable"],
  [99, false, true, "unprintable"],
  [140, false, false, "unconfirmed"],
  [129, true, false, "verySoft"],
  [129, false, true, "unconfirmed"],
  [140, true, true, "changed"],
  [140, true, false, null],
  [150, false, true, null],
] as const)(
  "B13 at %i ppi, confirmed %s, changed %s: %s",
  (ppi, isConfirmed, isChangedAfterOrder, reason) => {
    expect(findHoldReason(ppi, { isConfirmed, isChangedAfterOrder, reviewBelowPpi: 130 })).toBe(reason);
  },
);

test.each([
  [130, 129, "verySoft"],
  [130, 130, null],
  [145, 144, "verySoft"],
  [100, 100, null],
] as const)("B13 with a limit of %i a confirmed print of %i ppi: %s", (reviewBelowPpi, ppi, reason) => {
  const circumstances = { isConfirmed: true, isChangedAfterOrder: false, reviewBelowPpi };
  expect(findHoldReason(ppi, circumstances)).toBe(reason);
});

test("B13 good prints never wait, unprintable ones always do, whatever was confirmed or changed", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1000, noNaN: true }),
      fc.record({
        isConfirmed: fc.boolean(),
        isChangedAfterOrder: fc.boolean(),
        reviewBelowPpi: fc.integer({ min: 100, max: 150 }),
      }),
      (ppi, circumstances) => {
        const isHeld = findHoldReason(ppi, circumstances) !== null;
        const verdict = verdictOf(ppi);
        if (verdict === "sharp" || verdict === "good") expect(isHeld).toBe(false);
        if (verdict === "unprintable") expect(isHeld).toBe(true);
      },
    ),
  );
});

test("B13 a print that waits without a confirmation waits with one only where it is unprintable or very soft", () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      const confirmed = confirmPrints.run(design, { tiles: design.tiles.map(({ name }) => name) });
      const weak = new Map(findWeakPrints(confirmed).map((print) => [print.tile, print]));
      for (const tile of confirmed.tiles) {
        const print = weak.get(tile.name);
        const { holdReason, ppi } = assessPrint(confirmed, tile, { reviewBelowPpi: 130 });
        const mustWait = print !== undefined && (print.verdict === "unprintable" || print.ppi < 130);
        expect(holdReason !== null).toBe(mustWait);
        if (print) expect(ppi).toBe(print.ppi);
      }
    }),
  );
});
