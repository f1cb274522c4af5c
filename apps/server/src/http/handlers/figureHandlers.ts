import { mapResult } from "../../ports/platform/Result.ts";
import { getFigures } from "../../usecases/figures/getFigures.ts";
import type { Shop } from "../../usecases/shop.ts";
import type { Handlers } from "../handler.ts";
import { toFigureReport } from "../wire/owner/figures.ts";

export const figureHandlers = (shop: Shop): Pick<Handlers, "getFigures"> => ({
  getFigures: async ({ query }, { actor }) => mapResult(await getFigures(shop, actor, query), toFigureReport),
});
