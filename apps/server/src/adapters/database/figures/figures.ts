import type { Figures } from "../../../ports/figures/Figures.ts";
import type { Database } from "../engine/connect.ts";
import { salesFigures } from "./salesFigures.ts";
import { visitorFigures } from "./visitorFigures.ts";
import { workshopFigures } from "./workshopFigures.ts";

export const figures = (db: Database): Figures => ({
  ...salesFigures(db),
  ...workshopFigures(db),
  ...visitorFigures(db),
});
