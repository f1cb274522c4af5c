export type Visit = {
  readonly path: string;
  /** The number of pages opened on this visit, including this one. */
  readonly pages: number;
  /** True when the offer was seen before, on any visit, on request or not (R4.16). */
  readonly hasSeen: boolean;
  readonly isSubscribed: boolean;
  /** True when another overlay is open, or a question waits for an answer. */
  readonly isBusy: boolean;
};

/**
 * Pages to read and browse. Visitors who design, pay, look at an order or opened a link of their own are not
 * interrupted.
 */
const BROWSING_PATHS = /^\/(browse|how-it-works|frames|faq|art|sets|layouts)?(\/|$)/;

/**
 * Returns whether the welcome offer may show by itself: once in a browser, from the second page of a visit, and not
 * over anything else.
 */
export const canShowWelcome = ({ path, pages, hasSeen, isSubscribed, isBusy }: Visit): boolean =>
  pages > 1 && BROWSING_PATHS.test(path) && !hasSeen && !isSubscribed && !isBusy;
