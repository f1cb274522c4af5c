export type Visit = {
  readonly path: string;
  /** Pages that were opened on this visit, this one included. */
  readonly pages: number;
  /** R4.16: the offer was seen before, on whichever visit, asked for or not. */
  readonly hasSeen: boolean;
  readonly isSubscribed: boolean;
  /** Something else is open, or waits for an answer. */
  readonly isBusy: boolean;
};

/** Pages to read and to look around. Nobody is interrupted who designs, pays, waits for an order or came for something of their own. */
const BROWSING_PATHS = /^\/(browse|how-it-works|frames|faq|art|sets|layouts)?(\/|$)/;

/**
 * Whether the welcome offer may come by itself: once in a browser's life, to somebody who has begun to look around, over
 * nothing else.
 */
export const canShowWelcome = ({ path, pages, hasSeen, isSubscribed, isBusy }: Visit): boolean =>
  pages > 1 && BROWSING_PATHS.test(path) && !hasSeen && !isSubscribed && !isBusy;
