import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { NEWSLETTER_CONSENT } from "./newsletterConsent.ts";

test("B12 a changed text has a new version, so that each consent names what was agreed to", () => {
  const { version, text } = NEWSLETTER_CONSENT;
  const digest = createHash("sha256").update(text).digest("hex").slice(0, 12);
  expect(`${version} ${digest}`).toBe("2026-11 ab5d20040cc9");
});
