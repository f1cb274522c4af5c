import { getFigures } from "@storywall/contract/calls/figures/getFigures.ts";
import type { PageContext } from "@storywall/contract/pages.ts";
import { localDay } from "@storywall/domain/orders/dispatchDates.ts";
import { SEED_SITE_CODES } from "@storywall/domain/sites/site.ts";
import { useLocation } from "react-router";
import { FiguresPage } from "../../features/admin/figures/FiguresPage.tsx";
import type { FigureAddress } from "../../features/admin/figures/figureAddress.ts";
import { loadOrReuse, useSaveLoaded } from "../../features/admin/shell/lastLoaded.ts";
import { useRootData } from "../../lib/api/rootData.ts";
import { createLoaderApi } from "../../loaderApi.server.ts";
import { pageContext } from "../../pageContext.ts";
import type { Route } from "./+types/figures.ts";
import { adminMetaFor } from "./adminMetaFor.ts";
import { NO_STORE_HEADERS, unwrapOwnerReply } from "./unwrapOwnerReply.ts";

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Returns the parameters of the address. Invalid values count as absent. */
const readAddress = (search: URLSearchParams, { sites }: Pick<PageContext, "sites">): FigureAddress => {
  const [from, to, payments] = [search.get("from"), search.get("to"), search.get("payments")];
  return {
    site: Object.values(sites).find(({ code }) => code === search.get("site"))?.code ?? SEED_SITE_CODES[0],
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...((payments === "real" || payments === "test") && { payments }),
  };
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = readAddress(new URL(request.url).searchParams, context.get(pageContext));
  const result = await createLoaderApi(context)(getFigures, { query: asked });
  if (result.kind === "error" && result.status === 400)
    return {
      report: null,
      issue: result.message,
      address: asked,
      today: localDay(new Date().toISOString(), "UTC"),
      staleSince: null as string | null,
    };
  const report = unwrapOwnerReply(result);
  const address = { ...asked, from: report.from, to: report.to };
  return { report, issue: null, address, today: report.today, staleSince: null as string | null };
}

/** The figures stay while the shop does not answer. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const { data, staleSince } = await loadOrReuse(pageOf(new URL(request.url)), serverLoader, isFigureData);
  return { ...data, staleSince };
}

/** Each page of the list, and each choice of days or filters, is loaded by itself. */
const pageOf = ({ search }: { readonly search: string }): string => `figures${search}`;

type PageData = Awaited<ReturnType<typeof loader>>;
const isFigureData = (data: unknown): data is PageData =>
  typeof data === "object" && data !== null && "report" in data;

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches }) => adminMetaFor(matches, "Figures");

export default function AdminFigures({ loaderData }: Route.ComponentProps) {
  useSaveLoaded(pageOf(useLocation()), loaderData);
  const { storefronts } = useRootData();
  return <FiguresPage {...loaderData} sites={storefronts} />;
}
