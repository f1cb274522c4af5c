import { COOKIE_MAX_AGE_DAYS, COOKIES } from "../../lib/browser/cookies.ts";
import { SESSION_KEYS, STORAGE_KEYS } from "../../lib/browser/storage.ts";

export type StorageItem = { readonly name: string; readonly what: string; readonly until: string };

const COOKIE_RETENTION = COOKIE_MAX_AGE_DAYS === 365 ? "a year" : `${COOKIE_MAX_AGE_DAYS} days`;

/** By the keys of `COOKIES`: a new cookie without a description here does not compile. */
const COOKIE_PURPOSES: Readonly<Record<keyof typeof COOKIES, string>> = {
  visitor: "A random number for this browser, so that your designs and photos are found again.",
  cart: "The random number of your cart, one for each country.",
  promoSeenCount: "How often the welcome discount was shown.",
  promoSeen: "That you have seen the welcome discount.",
  promoSubscribed: "That you asked for the welcome discount.",
  marketingConsent: "Whether we may count visits, as you answered.",
};

/** Every cookie, its purpose and how long it stays (B12). */
export const COOKIE_INVENTORY: readonly StorageItem[] = [
  // Set by the server and not by a page (http/site.ts).
  {
    name: "storywall_site",
    what: "The country that you chose, where you chose one.",
    until: COOKIE_RETENTION,
  },
  ...keysOf(COOKIES).map((key) => ({
    name: COOKIES[key],
    what: COOKIE_PURPOSES[key],
    until: COOKIE_RETENTION,
  })),
];

const STORAGE_DESCRIPTIONS: Readonly<Record<keyof typeof STORAGE_KEYS, Omit<StorageItem, "name">>> = {
  cartInfo: { what: "Which cart is yours.", until: "until you clear it" },
  checkout: {
    what: "What you typed at checkout, except for your card, so that a reload loses nothing.",
    until: "until you see your order",
  },
  userPhotos: { what: "The list of photos that you uploaded here.", until: "until you clear it" },
  userRecord: { what: "The record that the server keeps of this browser.", until: "until you clear it" },
  hintTold: { what: "That you have been told what tiles can do.", until: "until you clear it" },
  lineRooms: {
    what: "The room in which you saw each wall that you put into your cart.",
    until: "until you clear it",
  },
  lineDesigns: {
    what: "Which of your designs you put into your cart, so that a change makes no second wall.",
    until: "until you clear it",
  },
  photoLinks: {
    what: "Which of your designs have a link to add photos, so that we look for photos that arrive.",
    until: "until the link ends",
  },
  messageThread: {
    what: "Which messages with us were begun here, so that our answers are found.",
    until: "until you clear it",
  },
  templateInfo: { what: "Where you are with each layout.", until: "until you clear it" },
};

const SESSION_PURPOSES: Readonly<Record<keyof typeof SESSION_KEYS, string>> = {
  adminMode: "Whether this tab shows the tools of the shop's owner.",
  messageDraft: "A message to us that you have begun and not sent.",
};

/** Everything in the browser's storage, which is sent nowhere by itself (B12). */
export const STORAGE_INVENTORY: readonly StorageItem[] = [
  ...keysOf(STORAGE_KEYS).map((key) => ({ name: STORAGE_KEYS[key], ...STORAGE_DESCRIPTIONS[key] })),
  ...keysOf(SESSION_KEYS).map((key) => ({
    name: SESSION_KEYS[key],
    what: SESSION_PURPOSES[key],
    until: "until you close the tab",
  })),
  {
    name: "storywall-assets",
    what: "The shop's own program and fonts, so that pages open faster. Nothing of you.",
    until: "until a newer shop has taken its place, or you clear it",
  },
  {
    name: "storywall-photos",
    what: "Photos that are still on their way to us, so that an upload goes on after a lost connection.",
    until: "until they have arrived",
  },
  {
    name: "storywall-designs",
    what: "Your walls with their last steps, so that undo works after a reload too.",
    until: "until you clear them",
  },
  {
    name: "storywall-rooms",
    what: "Photos of your own walls, to see your tiles on. They never leave this browser.",
    until: "until you clear them, or six newer ones have come",
  },
];

/** Returns the keys of an object with their type, which `Object.keys` loses. */
function keysOf<T extends object>(of: T): readonly Extract<keyof T, string>[] {
  return Object.keys(of).filter((name): name is Extract<keyof T, string> => Object.hasOwn(of, name));
}
