import type { CallInput } from "@storywall/contract/call.ts";
import { getAuditLog } from "@storywall/contract/calls/staff/getAuditLog.ts";
import { AUDIT_ACTIONS, AUDIT_SUBJECTS, type AuditAction } from "@storywall/domain/staff/auditActions.ts";
import { useLocation } from "react-router";
import { loadOrReuse, useSaveLoaded } from "../../features/admin/shell/lastLoaded.ts";
import { type LogFilter, LogPage } from "../../features/admin/staff/LogPage.tsx";
import type { ActiveFilter } from "../../features/admin/ui/FilterBar.tsx";
import { createLoaderApi } from "../../loaderApi.server.ts";
import type { Route } from "./+types/log.ts";
import { adminMetaFor } from "./adminMetaFor.ts";
import { NO_STORE_HEADERS, unwrapOwnerReply } from "./unwrapOwnerReply.ts";

const NAMES = ["action", "from", "until", "person", "subject"] as const;
type LogQuery = CallInput<typeof getAuditLog>["query"];

const isAction = (name: string): name is AuditAction => name in AUDIT_ACTIONS;
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Returns the filters of an address. Invalid values count as absent. */
const readFilter = (search: URLSearchParams): LogFilter => {
  const read = (name: (typeof NAMES)[number]) => (search.get(name) ?? "").slice(0, 200);
  const [action, from, until] = [read("action"), read("from"), read("until")];
  return {
    action: isAction(action) ? action : "",
    from: isDay(from) ? from : "",
    until: isDay(until) ? until : "",
    person: /^[\w-]{1,64}$/.test(read("person")) ? read("person") : "",
    subject: read("subject").includes(":") ? read("subject") : "",
  };
};

const toQuery = ({ action, from, until, person, subject }: LogFilter): LogQuery => {
  const subjectKind = AUDIT_SUBJECTS.find((kind) => subject.startsWith(`${kind}:`));
  return {
    ...(isAction(action) ? { action } : {}),
    ...(from === "" ? {} : { from }),
    ...(until === "" ? {} : { until }),
    ...(person === "" ? {} : { person }),
    ...(subjectKind ? { subjectKind, subjectId: subject.slice(subjectKind.length + 1) } : {}),
  };
};

const hrefOf = (filter: Readonly<Record<string, string>>, path = ""): string => {
  const search = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ""));
  return `${path}?${search}`;
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const filter = readFilter(search);
  const before = search.get("before") ?? "";
  const query = { ...toQuery(filter), ...(/^\d{1,18}$/.test(before) ? { before } : {}) };
  const { items, nextBefore } = unwrapOwnerReply(await createLoaderApi(context)(getAuditLog, { query }));
  return { items, nextBefore, filter, staleSince: null as string | null };
}

/** The entries stay while the shop does not answer. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const { data, staleSince } = await loadOrReuse(pageOf(new URL(request.url)), serverLoader, isLogData);
  return { ...data, staleSince };
}

/** Each page of the list, and each choice of days or filters, is loaded by itself. */
const pageOf = ({ search }: { readonly search: string }): string => `log${search}`;

type PageData = Awaited<ReturnType<typeof loader>>;
const isLogData = (data: unknown): data is PageData =>
  typeof data === "object" && data !== null && "nextBefore" in data;

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches }) => adminMetaFor(matches, "Log");

export default function AdminLog({ loaderData }: Route.ComponentProps) {
  const { items, nextBefore, filter, staleSince } = loaderData;
  useSaveLoaded(pageOf(useLocation()), loaderData);
  const [first] = items;
  const labels: Readonly<Record<keyof LogFilter, string>> = {
    action: isAction(filter.action) ? AUDIT_ACTIONS[filter.action] : "",
    from: `From ${filter.from}`,
    until: `Until ${filter.until}`,
    person: first?.person ?? "One person",
    subject: first?.subjectLabel ?? "One thing",
  };
  const activeFilters: readonly ActiveFilter[] = NAMES.filter((name) => filter[name] !== "").map((name) => ({
    label: labels[name],
    hrefWithout: hrefOf({ ...filter, [name]: "" }),
  }));
  return (
    <LogPage
      key={hrefOf(filter)}
      items={items}
      staleSince={staleSince}
      filter={filter}
      activeFilters={activeFilters}
      olderHref={nextBefore === null ? null : hrefOf({ ...filter, before: nextBefore })}
      csvHref={hrefOf(toCsvParameters(filter), "/api/owner/log.csv")}
    />
  );
}

const toCsvParameters = (filter: LogFilter): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(toQuery(filter)).map(([name, value]) => [name, String(value)]));
