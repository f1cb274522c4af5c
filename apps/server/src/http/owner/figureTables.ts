import {
  BACKLOG_FIGURES,
  describeFigure,
  FIGURES,
  FUNNEL_STEP_LABELS,
  MAX_PRINT_AGE_DAYS,
} from "@storywall/domain/figures/figures.ts";
import { REMAKE_REASON_RULES } from "@storywall/domain/print/remakeReasons.ts";
import type { FigureReport } from "../../usecases/figures/getFigures.ts";

type Rows = readonly (readonly (string | number | null)[])[];

/** Money in a spreadsheet is a plain number of the whole unit: a separator of thousands would make it text. */
const toUnits = (minor: number): number => minor / 100;

/** Tables that can be saved as files for spreadsheets: the first row has the headings. */
export const FIGURE_TABLES = {
  figures: ({ figures, currency, taxName, from, to, previousSpan }) => [
    [
      "Figure",
      "Unit",
      `${from} to ${to}`,
      "Of",
      `${previousSpan.from} to ${previousSpan.to}`,
      "Of (before)",
      "Meaning",
    ],
    ...figures.map(({ key, current, previous }) => {
      const { label, meaning } = describeFigure(key, taxName);
      const { unit } = FIGURES[key];
      const shown = (value: number | null) => (value !== null && unit === "money" ? toUnits(value) : value);
      const unitLabel = unit === "money" ? currency : unit;
      return [
        label,
        unitLabel,
        shown(current.value),
        current.total,
        shown(previous.value),
        previous.total,
        meaning,
      ];
    }),
  ],

  days: ({ days, previousDays, currency, taxName }) => [
    [
      "Day",
      "Orders",
      ...(["grossSales", "refunded", "netSales", "tax"] as const).map(
        (key) => `${describeFigure(key, taxName).label} (${currency})`,
      ),
    ],
    ...[...previousDays, ...days].map(({ day, orders, grossSales, refunded, netSales, tax }) => [
      day,
      orders,
      toUnits(grossSales),
      toUnits(refunded),
      toUnits(netSales),
      toUnits(tax),
    ]),
  ],

  tiles: ({ tilesByVariant }) => [
    ["Size", "Frame", "Frames ordered"],
    ...tilesByVariant.map(({ size, frameStyle, pieces }) => [size, frameStyle, pieces]),
  ],

  codes: ({ codes, currency }) => [
    ["Code", "Orders", `Gross sales (${currency})`, `Discounts (${currency})`],
    ...codes.map(({ code, orders, grossSales, discount }) => [
      code,
      orders,
      toUnits(grossSales),
      toUnits(discount),
    ]),
  ],

  remakes: ({ remakes }) => [
    ["Reason", "When", "Pieces"],
    ...remakes.map(({ reason, isAfterSending, pieces }) => [
      REMAKE_REASON_RULES[reason].label,
      isAfterSending ? "after sending" : "before sending",
      pieces,
    ]),
  ],

  funnel: ({ funnel }) => [
    ["Step", "Visitors"],
    ...(funnel?.steps ?? []).map(({ step, visitors }) => [FUNNEL_STEP_LABELS[step], visitors]),
  ],

  prints: ({ backlog }) => [
    ["Waiting for (days)", "Prints"],
    ...backlog.printsByAge.map(({ days, prints }) => [
      days === MAX_PRINT_AGE_DAYS ? `${days} and more` : days,
      prints,
    ]),
    ...([["printsHeld"], ["printsFailed"]] as const).map(([key]) => [
      BACKLOG_FIGURES[key].label,
      backlog.counts[key],
    ]),
  ],
} as const satisfies Record<string, (report: FigureReport) => Rows>;

export type FigureTable = keyof typeof FIGURE_TABLES;
export const isFigureTable = (name: string): name is FigureTable => Object.hasOwn(FIGURE_TABLES, name);
