/**
 * The consent text beside the welcome code. Its version is stored with each consent. A changed text needs a new
 * version; old texts are in the history of this file.
 */
export const NEWSLETTER_CONSENT = {
  version: "2026-11-27-2",
  text: "By asking for the code you agree that we email it to you, along with occasional news and offers, once you have confirmed your address. Every email has an unsubscribe link.",
} as const;
