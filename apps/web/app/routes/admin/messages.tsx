import { getThreads } from "@storywall/contract/calls/messages/getThreads.ts";
import { ThreadList } from "../../features/admin/messages/ThreadList.tsx";
import { useAnnounceArrivals } from "../../features/admin/shell/refresh/useAnnounceArrivals.ts";
import { useLiveRefresh } from "../../features/admin/shell/refresh/useLiveRefresh.ts";
import { useAdminRevalidator } from "../../features/admin/shell/useAdminRevalidator.ts";
import { createLoaderApi } from "../../loaderApi.server.ts";
import type { Route } from "./+types/messages.ts";
import { adminMetaFor } from "./adminMetaFor.ts";
import { NO_STORE_HEADERS, parsePageNumber, unwrapOwnerReply } from "./unwrapOwnerReply.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = parsePageNumber(new URL(request.url).searchParams);
  return unwrapOwnerReply(await createLoaderApi(context)(getThreads, { query: { page } }));
}

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches }) => adminMetaFor(matches, "Messages");

export default function AdminMessages({ loaderData }: Route.ComponentProps) {
  useLiveRefresh(useAdminRevalidator().revalidate);
  useAnnounceArrivals({ orders: 0, messages: loaderData.unread });
  return <ThreadList {...loaderData} />;
}
