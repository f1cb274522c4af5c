import { getFigures as getFiguresCall } from "@storywall/contract/calls/figures/getFigures.ts";
import { toCsv } from "@storywall/domain/text/csv.ts";
import type { FastifyPluginAsync } from "fastify";
import { getFigures } from "../../usecases/figures/getFigures.ts";
import type { Shop } from "../../usecases/shop.ts";
import { HttpError, sendError } from "../httpError.ts";
import { rejectUnknownSite } from "../site.ts";
import { authenticateStaff, type StaffAuthentication } from "./authenticateStaff.ts";
import { FIGURE_TABLES, isFigureTable } from "./figureTables.ts";

type FiguresRouteDependencies = StaffAuthentication & {
  readonly shop: Pick<Shop, "repositories" | "sites" | "clock" | "photoRetentionMs">;
};

/** Serves the tables of the figures as files for spreadsheets: `/api/owner/figures/days.csv`, with the query of the call. */
export const figuresRoute =
  ({ shop, ...authentication }: FiguresRouteDependencies): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { table: string } }>("/api/owner/figures/:table.csv", async (request, reply) => {
      const actor = await authenticateStaff(request, reply, authentication);
      const { table } = request.params;
      if (!isFigureTable(table)) throw new HttpError("NOT_FOUND", "There is no such table of figures.");
      const query = getFiguresCall.query.safeParse(request.query);
      if (!query.success) throw new HttpError("BAD_REQUEST", "Please check the country and the days.");
      rejectUnknownSite(shop.sites(), query.data.site);
      const found = await getFigures(shop, actor, query.data);
      if (found.kind === "error") return sendError(reply, found);
      const { site, from, to } = found.value;
      return reply
        .headers({
          "content-type": "text/csv; charset=utf-8",
          "content-disposition": `attachment; filename="${table}-${site}-${from}-${to}.csv"`,
          "cache-control": "private, no-store",
        })
        .send(toCsv(FIGURE_TABLES[table](found.value)));
    });
  };
