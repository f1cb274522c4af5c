/**
 * Every figure of the shop, with its one meaning, which is shown beside it. A share has two numbers: a part of a whole.
 * The days are those of the site.
 */
export const FIGURES = {
  orders: { label: "Orders", unit: "count", meaning: "Orders by the day they were placed." },
  taken: {
    label: "Taken",
    unit: "money",
    meaning: "What those orders cost, tax and delivery included.",
  },
  givenBack: {
    label: "Given back",
    unit: "money",
    meaning:
      "Refunds of orders, by the day they were asked for. Money given back at the provider itself isn't in it.",
  },
  net: {
    label: "Net sales",
    unit: "money",
    meaning: "Taken minus given back, each on its own day. It changes later only when a refund fails.",
  },
  tax: {
    label: "Tax in it",
    unit: "money",
    meaning: "The tax in what was taken, minus the same share of each refund.",
  },
  average: { label: "Average order", unit: "money", meaning: "Taken divided by orders, before refunds." },
  median: {
    label: "Median order",
    unit: "money",
    meaning: "Half of the orders cost less, half more. One very large order doesn't move it.",
  },
  discount: { label: "Discounts", unit: "money", meaning: "What promo codes took off those orders." },
  pieces: { label: "Frames", unit: "count", meaning: "Framed tiles in those orders, every copy of a wall." },
  sent: { label: "Orders sent", unit: "count", meaning: "Orders by the day their parcel left." },
  daysToSent: {
    label: "Days from paid to sent",
    unit: "days",
    meaning: "The median time from payment to the parcel, of the orders sent. Weekends count.",
  },
  sentInTime: {
    label: "Sent in time",
    unit: "share",
    meaning:
      "Orders sent by the last day that the shop promised, by today's delivery settings, of the orders sent.",
  },
  piecesMade: {
    label: "Prints made",
    unit: "count",
    meaning: "Prints of orders by the day they were last printed. Replacements aren't in it.",
  },
  piecesMadeAgain: {
    label: "Made again",
    unit: "share",
    meaning: "Pieces made again, before sending or as a replacement, of the prints made.",
  },
  softTiles: {
    label: "Soft photos",
    unit: "share",
    meaning:
      "Tiles whose photo prints soft (under 150 pixels an inch), of the tiles with photos. Art isn't in it.",
  },
  abandonedCarts: {
    label: "Abandoned carts",
    unit: "share",
    meaning: "Carts that nobody used for a day and nobody ordered, of the carts made with something in them.",
  },
} as const satisfies Record<string, Figure>;

type FigureUnit = "money" | "count" | "days" | "share";
type Figure = { readonly label: string; readonly unit: FigureUnit; readonly meaning: string };

export type FigureKey = keyof typeof FIGURES;
const isFigureKey = (name: string): name is FigureKey => name in FIGURES;
export const FIGURE_KEYS: readonly FigureKey[] = Object.keys(FIGURES).filter(isFigureKey);

/** Null: there is nothing to compute it from. `of`: the whole of a share, else null. Money is in minor units. */
export type FigureValue = { readonly value: number | null; readonly of: number | null };

/** What waits for hands at this moment, in whichever days it was ordered. */
export const WORK_FIGURES = {
  printsWaiting: { label: "Prints waiting", meaning: "Prints that may be made and aren't yet." },
  printsHeld: { label: "Prints to look at", meaning: "Prints that wait until somebody has looked at them." },
  printsFailed: { label: "Prints given up", meaning: "Prints that the shop couldn't make by itself." },
  readyToBegin: { label: "Ready to begin", meaning: "Orders whose prints are all there, and not begun." },
  late: { label: "Late", meaning: "Orders not sent after the last day that the shop promised." },
} as const;
export type WorkFigureKey = keyof typeof WORK_FIGURES;

/** Steps from a visit to an order. Each counts visitors who reached it, or a later one, within `FUNNEL_DAYS`. */
export const FUNNEL_STEPS = [
  "visited",
  "addedPhoto",
  "filledCart",
  "gaveEmail",
  "beganToPay",
  "ordered",
] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];
export const FUNNEL_STEP_LABELS = {
  visited: "Visited",
  addedPhoto: "Added a photo",
  filledCart: "Put a wall into the cart",
  gaveEmail: "Gave an e-mail address",
  beganToPay: "Began to pay",
  ordered: "Ordered",
} as const satisfies Record<FunnelStep, string>;

/** A visitor has this long to order. Visitors of younger days aren't finished. */
export const FUNNEL_DAYS = 30;

/** A cart that was not used for this long counts as abandoned. */
export const ABANDONED_AFTER_HOURS = 24;

/** The last bucket of the ages of prints holds this age and all higher ones, in days. */
export const MAX_PRINT_AGE_DAYS = 3;

const MIN_FOR_PERCENT = 20;

/** Returns a share in percent; null when the whole is too small: percents of ten orders look like trends. */
export const toPercent = (part: number, whole: number): number | null =>
  whole < MIN_FOR_PERCENT ? null : Math.round((part / whole) * 1000) / 10;
