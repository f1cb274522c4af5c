import { COOKIE_MAX_AGE_DAYS, COOKIE_NAMES } from "../../lib/browser/cookies.ts";
import { SESSION_KEYS, STORAGE_KEYS } from "../../lib/browser/storage.ts";

export type StorageItem = { readonly name: string; readonly what: string; readonly until: string };

const COOKIE_RETENTION = COOKIE_MAX_AGE_DAYS === 365 ? "a year" : `${COOKIE_MAX_AGE_DAYS} days`;

/** By the keys of `COOKIES`: a new cookie without a description here does not compile. */
const COOKIE_PURPOSES: Readonly<Record<keyof typeof COOKIE_NAMES, string>> = {
  visitor:
    "A random number for this browser, so your designs, your photos and the details of your last order can be found again.",
  cart: "The random number of your cart, one for each country.",
  promoSeenCount: "How many times we've shown you the welcome discount.",
  promoSeen: "That you have seen the welcome discount.",
  promoSubscribed: "That you asked for the welcome discount.",
  marketingConsent: "Whether we may count visits, as you answered.",
};

/** Every cookie, its purpose and how long it stays (B12). */
export const COOKIE_INVENTORY: readonly StorageItem[] = [
  // Set by the server and not by a page (http/site.ts).
  {
    name: "storywall_site",
    what: "The country you chose, if you chose one.",
    until: COOKIE_RETENTION,
  },
  ...keysOf(COOKIE_NAMES).map((key) => ({
    name: COOKIE_NAMES[key],
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
  userRecord: {
    what: "A second copy of this browser's random number, so your designs are found if the browser drops its cookies early.",
    until: "until you clear it",
  },
  hintTold: { what: "That you have seen the hint about tiles.", until: "until you clear it" },
  lastWall: { what: "Which wall you worked on last, so you can continue it.", until: "until you clear it" },
  walls: { what: "The list of your walls, with the names you gave them.", until: "until you clear it" },
  deletedWalls: {
    what: "Which walls you deleted, so that we delete our copies too.",
    until: "until our copies are deleted",
  },
  lineRooms: {
    what: "The room you chose for each wall you put in the cart or ordered.",
    until: "until you clear it",
  },
  lineDesigns: {
    what: "Which of your designs are in your cart or were ordered, so a change doesn't add a second wall and an ordered wall leads to its order.",
    until: "until you clear it",
  },
  changedLines: {
    what: "Which walls in your cart you have changed since, so you don't order the old one by mistake.",
    until: "until you clear it",
  },
  photoLinks: {
    what: "Which of your designs have a link to add photos, so that we look for photos that arrive.",
    until: "until the link ends",
  },
  orderPhotos: {
    what: "Changes to a wall you ordered that aren't in the order yet, and its photos that aren't on the wall.",
    until: "until you clear it",
  },
  ownOrders: {
    what: "Which orders you placed here, so you can find them again. The home page names the last one for three weeks.",
    until: "until you clear it",
  },
  messageThread: {
    what: "Which messages you sent us from here, so you can find our answers.",
    until: "until you clear it",
  },
  templateInfo: { what: "Your work on each layout.", until: "until you clear it" },
};

const SESSION_PURPOSES: Readonly<Record<keyof typeof SESSION_KEYS, string>> = {
  adminMode: "Whether this tab shows the shop owner's tools.",
  messageDraft: "A message to us that you have started but not sent.",
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
    what: "The shop's own scripts and fonts, so pages open faster. Nothing about you.",
    until: "until a newer version replaces it, or you clear it",
  },
  {
    name: "storywall-photos",
    what: "Photos still on their way to us, so an upload can continue after a lost connection.",
    until: "until they have arrived",
  },
  {
    name: "storywall-designs",
    what: "Your walls and your last steps, so undo still works after a reload.",
    until: "until you clear them",
  },
  {
    name: "storywall-rooms",
    what: "Photos of your own walls, to see your tiles on them. They never leave this browser.",
    until: "until you clear them, or add six newer ones",
  },
];

/** Returns the keys of an object with their type, which `Object.keys` loses. */
function keysOf<T extends object>(of: T): readonly Extract<keyof T, string>[] {
  return Object.keys(of).filter((name): name is Extract<keyof T, string> => Object.hasOwn(of, name));
}
