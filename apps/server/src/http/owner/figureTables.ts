import {
  FIGURES,
  FUNNEL_STEP_LABELS,
  MAX_PRINT_AGE_DAYS,
  WORK_FIGURES,
} from "@storywall/domain/figures/figures.ts";
import { REMAKE_REASON_RULES } from "@storywall/domain/print/remakeReasons.ts";
import type { FigureReport } from "../../usecases/figures/getFigures.ts";

type Rows = readonly (readonly (string | number | null)[])[];

/** Money in a spreadsheet is a plain number of the whole unit: a separator of thousands would make it text. */
const toUnits = (minor: number): number => minor / 100;

/** What can be saved as a file for spreadsheets: the first row has the headings. */
export const FIGURE_TABLES = {
  figures: ({ figures, currency, from, to, before }) => [
    ["Figure", "Unit", `${from} to ${to}`, "Of", `${before.from} to ${before.to}`, "Of (before)", "Meaning"],
    ...figures.map(({ key, now, before: earlier }) => {
      const { label, unit, meaning } = FIGURES[key];
      const shown = (value: number | null) => (value !== null && unit === "money" ? toUnits(value) : value);
      const unitLabel = unit === "money" ? currency : unit;
      return [label, unitLabel, shown(now.value), now.of, shown(earlier.value), earlier.of, meaning];
    }),
  ],

  days: ({ days, daysBefore, currency }) => [
    [
      "Day",
      "Orders",
      ...["Taken", "Given back", "Net", "Tax in it"].map((label) => `${label} (${currency})`),
    ],
    ...[...daysBefore, ...days].map(({ day, orders, taken, givenBack, net, tax }) => [
      day,
      orders,
      toUnits(taken),
      toUnits(givenBack),
      toUnits(net),
      toUnits(tax),
    ]),
  ],

  units: ({ units }) => [
    ["Size", "Frame", "Frames ordered"],
    ...units.map(({ size, frameStyle, pieces }) => [size, frameStyle, pieces]),
  ],

  codes: ({ codes, currency }) => [
    ["Code", "Orders", `Taken (${currency})`, `Given away (${currency})`],
    ...codes.map(({ code, orders, taken, discount }) => [code, orders, toUnits(taken), toUnits(discount)]),
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

  prints: ({ work }) => [
    ["Waiting for (days)", "Prints"],
    ...work.printsByAge.map(({ days, prints }) => [
      days === MAX_PRINT_AGE_DAYS ? `${days} and more` : days,
      prints,
    ]),
    ...([["printsHeld"], ["printsFailed"]] as const).map(([key]) => [
      WORK_FIGURES[key].label,
      work.counts[key],
    ]),
  ],
} as const satisfies Record<string, (report: FigureReport) => Rows>;

export type FigureTable = keyof typeof FIGURE_TABLES;
export const isFigureTable = (name: string): name is FigureTable => Object.hasOwn(FIGURE_TABLES, name);
