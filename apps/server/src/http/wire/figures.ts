import type { FigureReport as WireFigureReport } from "@storywall/contract/schemas/figures.ts";
import type { FigureReport } from "../../usecases/figures/getFigures.ts";

export const toFigureReport = ({
  figures,
  days,
  daysBefore,
  units,
  codes,
  remakes,
  funnel,
  work,
  ...report
}: FigureReport): WireFigureReport => ({
  ...report,
  figures: [...figures],
  days: [...days],
  daysBefore: [...daysBefore],
  units: [...units],
  codes: [...codes],
  remakes: [...remakes],
  funnel: funnel && { ...funnel, steps: [...funnel.steps] },
  work: { ...work, printsByAge: [...work.printsByAge] },
});
