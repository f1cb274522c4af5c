/**
 * What a person agrees to who asks for the welcome code. The version is stored with the consent: whoever changes the
 * text gives it a new version, and the old text stays in the history of this file.
 */
export const NEWSLETTER_CONSENT = {
  version: "2026-11",
  text: "By asking for the code you agree that we email it to you, along with occasional news and offers, once you have confirmed your address. Every e-mail has an unsubscribe link.",
} as const;
