import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PX_PER_REM = 16;

/** Returns the value of a property in a style sheet of this folder, as it is written there. */
const valueIn = (file: string, property: string): string | undefined =>
  new RegExp(`(?<![\\w-])${property}: ([^;]+);`).exec(
    readFileSync(new URL(file, import.meta.url), "utf8"),
  )?.[1];

const widthInPx = (property: string): number =>
  Number.parseFloat(valueIn("tokens.css", property) ?? "") * PX_PER_REM;

test("R9.9 modals are 520 px wide, confirmations 416", () => {
  expect([widthInPx("--dialog-width"), widthInPx("--confirm-width")]).toEqual([520, 416]);
});

test("R9.11 text is as large as the reader's own, 16 px where they chose none, and pages are light", () => {
  expect(valueIn("base.css", "font-size")).toBe("var(--text-16)");
  expect(widthInPx("--text-16")).toBe(16);
  expect(valueIn("tokens.css", "color-scheme")).toBe("light");
});

test("R9.11 the primary colour is a green", () => {
  const [, red = "", green = "", blue = ""] =
    /^#(..)(..)(..)$/.exec(valueIn("tokens.css", "--primary") ?? "") ?? [];
  expect(Number.parseInt(green, 16)).toBeGreaterThan(
    Math.max(Number.parseInt(red, 16), Number.parseInt(blue, 16)),
  );
});
