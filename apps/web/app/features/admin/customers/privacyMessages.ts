import type { PrivacyRequest } from "@storywall/contract/schemas/owner/customer.ts";

export const PRIVACY_STATE_LABELS: Readonly<Record<PrivacyRequest["state"], string>> = {
  waiting: "Being sent",
  unknown: "Nothing kept, nothing sent",
  sent: "Link sent",
  opened: "Looked at",
  erased: "Deleted",
};

const count = (number: number, one: string, many: string): readonly string[] =>
  number === 0 ? [] : [number === 1 ? `one ${one}` : `${number} ${many}`];

/** Returns what was deleted, in words: "photos and walls of one browser and 2 conversations". */
export const describeErased = (erased: PrivacyRequest["erased"]): string => {
  if (erased === null) return "";
  const parts = [
    ...count(erased.visitors, "browser's photos and walls", "browsers' photos and walls"),
    ...count(erased.threads, "conversation", "conversations"),
    ...count(erased.subscriptions, "newsletter sign-up", "newsletter sign-ups"),
  ];
  if (parts.length === 0) return "Nothing but unfinished checkouts";
  const text = new Intl.ListFormat("en-GB").format(parts);
  return text.charAt(0).toUpperCase() + text.slice(1);
};
