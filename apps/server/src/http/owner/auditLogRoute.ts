import { getAuditLog } from "@storywall/contract/calls/staff/getAuditLog.ts";
import { ofSite, type SiteCode } from "@storywall/domain/sites/site.ts";
import { AUDIT_ACTIONS } from "@storywall/domain/staff/auditActions.ts";
import { ROLE_LABELS } from "@storywall/domain/staff/roles.ts";
import { toCsv } from "@storywall/domain/text/csv.ts";
import { localDateTime } from "@storywall/domain/time/localDateTime.ts";
import type { FastifyPluginAsync } from "fastify";
import type { StoredAuditEntry } from "../../ports/staff/AuditLog.ts";
import type { Shop } from "../../usecases/shop.ts";
import { listAuditLog } from "../../usecases/staff/listAuditLog.ts";
import { HttpError, sendError } from "../httpError.ts";
import { resolveRequestSite } from "../site.ts";
import type { SiteAddresses } from "../siteAddresses.ts";
import { toAuditFilter } from "../wire/owner/auditFilter.ts";
import { authenticateStaff, type StaffAuthentication } from "./authenticateStaff.ts";

/** Two years of a busy shop. For more, staff filter by days. */
const MAX_ROWS = 20_000;

const headingsOf = (timeZone: string) => [
  `Time (${timeZone})`,
  "Who",
  "Role",
  "Device",
  "What",
  "About",
  "Site",
  "Before",
  "After",
  "Reason",
  "Request",
];

const toRow = (
  { at, actor, action, subject, site, before, after, reason }: StoredAuditEntry,
  timeZone: string,
) => [
  localDateTime(at, timeZone),
  actor.name ?? actor.kind,
  actor.role && ROLE_LABELS[actor.role],
  actor.device,
  AUDIT_ACTIONS[action],
  subject.label,
  site,
  before && JSON.stringify(before),
  after && JSON.stringify(after),
  reason,
  actor.requestId,
];

type AuditLogRouteDependencies = StaffAuthentication & {
  readonly shop: Pick<Shop, "repositories" | "sites">;
  readonly siteAddresses: SiteAddresses;
  readonly defaultSite: SiteCode;
};

/**
 * Serves the audit log as a file for spreadsheets: `/api/owner/log.csv`, with the filters of `getAuditLog`. Its times and
 * days are those of the site, as on the page.
 */
export const auditLogRoute =
  ({ shop, siteAddresses, defaultSite, ...authentication }: AuditLogRouteDependencies): FastifyPluginAsync =>
  async (app) => {
    app.get("/api/owner/log.csv", async (request, reply) => {
      const actor = await authenticateStaff(request, reply, authentication);
      const query = getAuditLog.query.safeParse(request.query);
      if (!query.success) throw new HttpError("BAD_REQUEST", "Please check the filters of the log.");
      const { site } = resolveRequestSite(request, siteAddresses, defaultSite);
      const { timeZone } = ofSite(shop.sites(), site);
      const filter = toAuditFilter(query.data, timeZone);
      const found = await listAuditLog(shop, actor, filter, { before: null, pageSize: MAX_ROWS });
      if (found.kind === "error") return sendError(reply, found);
      return reply
        .headers({
          "content-type": "text/csv; charset=utf-8",
          "content-disposition": 'attachment; filename="log.csv"',
          "cache-control": "private, no-store",
        })
        .send(toCsv([headingsOf(timeZone), ...found.value.entries.map((entry) => toRow(entry, timeZone))]));
    });
  };
