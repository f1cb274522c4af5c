import { expect, test } from "vitest";
import { closingText } from "./closingText.ts";

const countries = [
  { code: "ZA", name: "South Africa" },
  { code: "AU", name: "Australia" },
] as const;
const textOf = (change: Partial<Parameters<typeof closingText>[0]["closing"]>): string =>
  closingText({
    closing: { version: 1, atHour: null, atPieces: null, isByAge: false, site: "ZA", ...change },
    countries: [...countries],
  });

test("B13 the page says in a sentence when a batch closes by itself", () => {
  expect(textOf({})).toBe("A batch closes only when someone closes it.");
  expect(textOf({ atHour: 9 })).toBe("A batch closes by itself at 09:00 on working days (South Africa).");
  expect(textOf({ atPieces: 40, isByAge: true })).toBe(
    "A batch closes by itself at 40 pieces or when its oldest print has waited a working day.",
  );
});
