import { getThreads } from "@storywall/contract/calls/messages/getThreads.ts";
import { useLocation } from "react-router";
import { ThreadList } from "../../features/admin/messages/ThreadList.tsx";
import { loadOrReuse, useSaveLoaded } from "../../features/admin/shell/lastLoaded.ts";
import { useAnnounceArrivals } from "../../features/admin/shell/refresh/useAnnounceArrivals.ts";
import { useLiveRefresh } from "../../features/admin/shell/refresh/useLiveRefresh.ts";
import { useAdminRevalidator } from "../../features/admin/shell/useAdminRevalidator.ts";
import { createLoaderApi } from "../../loaderApi.server.ts";
import type { Route } from "./+types/messages.ts";
import { adminMetaFor } from "./adminMetaFor.ts";
import { NO_STORE_HEADERS, parsePageNumber, unwrapOwnerReply } from "./unwrapOwnerReply.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = parsePageNumber(new URL(request.url).searchParams);
  const threads = unwrapOwnerReply(await createLoaderApi(context)(getThreads, { query: { page } }));
  return { ...threads, staleSince: null as string | null };
}

/** The list stays while the shop does not answer: it loads itself again. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const { data, staleSince } = await loadOrReuse(pageOf(new URL(request.url)), serverLoader, isListData);
  return { ...data, staleSince };
}

/** Each page of the list, and each choice of days or filters, is loaded by itself. */
const pageOf = ({ search }: { readonly search: string }): string => `messages${search}`;

type PageData = Awaited<ReturnType<typeof loader>>;
const isListData = (data: unknown): data is PageData =>
  typeof data === "object" && data !== null && "items" in data;

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches }) => adminMetaFor(matches, "Messages");

export default function AdminMessages({ loaderData }: Route.ComponentProps) {
  useSaveLoaded(pageOf(useLocation()), loaderData);
  useLiveRefresh(useAdminRevalidator().revalidate);
  useAnnounceArrivals({ orders: 0, messages: loaderData.unread });
  return <ThreadList {...loaderData} />;
}
