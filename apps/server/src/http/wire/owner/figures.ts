import type { FigureReport as WireFigureReport } from "@storywall/contract/schemas/owner/figures.ts";
import type { FigureReport } from "../../../usecases/figures/getFigures.ts";

export const toFigureReport = ({
  figures,
  days,
  previousDays,
  tilesByVariant,
  codes,
  remakes,
  funnel,
  backlog,
  ...report
}: FigureReport): WireFigureReport => ({
  ...report,
  figures: [...figures],
  days: [...days],
  previousDays: [...previousDays],
  tilesByVariant: [...tilesByVariant],
  codes: [...codes],
  remakes: [...remakes],
  funnel: funnel && { ...funnel, steps: [...funnel.steps] },
  backlog: { ...backlog, printsByAge: [...backlog.printsByAge] },
});
