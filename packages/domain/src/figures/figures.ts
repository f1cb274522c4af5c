/**
 * Every figure of the shop with its definition, which is shown beside it. A share has two numbers: a part and a
 * whole. Days are those of the site. `{tax}` is replaced by the site's name for the tax, such as VAT
 * (`describeFigure`).
 */
export const FIGURES = {
  orders: { label: "Orders", unit: "count", meaning: "Orders by the day they were placed." },
  grossSales: {
    label: "Gross sales",
    unit: "money",
    meaning: "What those orders cost, {tax} and delivery included.",
  },
  refunded: {
    label: "Refunds",
    unit: "money",
    meaning:
      "Refunds of orders, by the day they were requested. Refunds made at the payment provider itself aren't included.",
  },
  netSales: {
    label: "Net sales",
    unit: "money",
    meaning: "Gross sales minus refunds, each on its own day. It changes later only when a refund fails.",
  },
  tax: {
    label: "{tax} included",
    unit: "money",
    meaning: "The {tax} in gross sales, minus the same share of each refund.",
  },
  averageOrder: {
    label: "Average order",
    unit: "money",
    meaning: "Gross sales divided by orders, before refunds.",
  },
  medianOrder: {
    label: "Median order",
    unit: "money",
    meaning:
      "Half of the orders cost less than this, half cost more. One very large order barely changes it.",
  },
  discounts: { label: "Discounts", unit: "money", meaning: "What promo codes saved on those orders." },
  tiles: {
    label: "Framed tiles",
    unit: "count",
    meaning: "Tiles in those orders, counting every copy of a wall.",
  },
  ordersSent: { label: "Orders sent", unit: "count", meaning: "Orders by the day their parcel left." },
  daysToSend: {
    label: "Days from paid to sent",
    unit: "days",
    meaning: "The median time from payment to the parcel, of the orders sent. Weekends count.",
  },
  sentOnTime: {
    label: "Sent on time",
    unit: "share",
    meaning:
      "Of the orders sent, those that left by the last promised day, going by today's delivery settings.",
  },
  printsMade: {
    label: "Print files made",
    unit: "count",
    meaning:
      "Files that the shop made ready for printing, by the day they were last made. What is on paper is in the print queue. Replacements aren't in it.",
  },
  printsMarked: {
    label: "Prints marked as printed",
    unit: "count",
    meaning:
      "Pieces of the batches that were marked as printed, by the day they were marked. Replacements are in it. Without batches there are none.",
  },
  remakes: {
    label: "Remakes",
    unit: "share",
    meaning: "Tiles made again, before sending or as a replacement, as a share of the print files made.",
  },
  softPhotos: {
    label: "Soft photos",
    unit: "share",
    meaning:
      "Of the tiles with photos, those whose photo prints soft (under 150 pixels per inch). Art isn't counted.",
  },
  abandonedCarts: {
    label: "Abandoned carts",
    unit: "share",
    meaning: "Of the carts with something in them, those not ordered and not touched for a day.",
  },
} as const satisfies Record<string, Figure>;

type FigureUnit = "money" | "count" | "days" | "share";
type Figure = { readonly label: string; readonly unit: FigureUnit; readonly meaning: string };

export type FigureKey = keyof typeof FIGURES;
const isFigureKey = (name: string): name is FigureKey => name in FIGURES;
export const FIGURE_KEYS: readonly FigureKey[] = Object.keys(FIGURES).filter(isFigureKey);

/**
 * Returns the name and the definition of a figure. `taxName` is the site's name for the tax in its prices, such as
 * VAT.
 */
export const describeFigure = (key: FigureKey, taxName: string): Pick<Figure, "label" | "meaning"> => {
  const { label, meaning } = FIGURES[key];
  return { label: label.replace("{tax}", taxName), meaning: meaning.replace("{tax}", taxName) };
};

/**
 * Value of a figure; null when there is no data. `total` is the denominator of a share, else null. Money is in minor
 * units.
 */
export type FigureValue = { readonly value: number | null; readonly total: number | null };

/** The work that waits now, whenever it was ordered. */
export const BACKLOG_FIGURES = {
  printsWaiting: {
    label: "Print files to make",
    meaning: "Files that the shop has yet to make ready for printing.",
  },
  printsHeld: { label: "Prints to check", meaning: "Prints that wait until a person has checked them." },
  printsFailed: { label: "Failed prints", meaning: "Files that the shop couldn't make by itself." },
  ordersReady: {
    label: "New orders with all files",
    meaning:
      "Orders in the state New whose print files are all made. The print queue counts pieces, also of orders in the workshop.",
  },
  ordersLate: { label: "Late orders", meaning: "Orders not sent after the last day that the shop promised." },
} as const;
export type BacklogFigureKey = keyof typeof BACKLOG_FIGURES;

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
  filledCart: "Added to the cart",
  gaveEmail: "Entered an email address",
  beganToPay: "Started to pay",
  ordered: "Ordered",
} as const satisfies Record<FunnelStep, string>;

/** Days that a visitor has to order. Visitors of more recent days may still order. */
export const FUNNEL_DAYS = 30;

/** Unused time after which a cart counts as abandoned. */
export const ABANDONED_AFTER_HOURS = 24;

/** Age in days of the last bucket of print ages, which also counts all older prints. */
export const MAX_PRINT_AGE_DAYS = 3;

const MIN_FOR_PERCENT = 20;

/** Returns a share in percent; null when the whole is too small: with ten orders, percents would look like trends. */
export const toPercent = (part: number, whole: number): number | null =>
  whole < MIN_FOR_PERCENT ? null : Math.round((part / whole) * 1000) / 10;
