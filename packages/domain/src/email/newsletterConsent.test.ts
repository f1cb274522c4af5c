import { expect, test } from "vitest";
import { NEWSLETTER_CONSENT } from "./newsletterConsent.ts";

test("B12 a changed text has a new version, so that each consent names what was agreed to", () => {
  // Who changes the text changes the version too, and then both lines here.
  expect(NEWSLETTER_CONSENT).toEqual({
    version: "2026-11-27-2",
    text: "By asking for the code you agree that we email it to you, along with occasional news and offers, once you have confirmed your address. Every email has an unsubscribe link.",
  });
});
