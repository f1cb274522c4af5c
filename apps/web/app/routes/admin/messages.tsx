import { getThreads } from "@storywall/contract/calls/owner/getThreads.ts";
import { ThreadList } from "../../features/admin/ThreadList.tsx";
import { metaFor } from "../../lib/page/meta.ts";
import { createLoaderApi } from "../../loaderApi.server.ts";
import type { Route } from "./+types/messages.ts";
import { NO_STORE_HEADERS, parsePageNumber, unwrapOwnerReply } from "./unwrapOwnerReply.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = parsePageNumber(new URL(request.url).searchParams);
  return unwrapOwnerReply(await createLoaderApi(context)(getThreads, { query: { page } }));
}

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches }) =>
  metaFor(matches, () => ({
    title: "Messages | The owner's desk | Storywall",
    description: "What shoppers have written.",
    path: "/admin/messages",
    index: false,
  }));

export default function AdminMessages({ loaderData }: Route.ComponentProps) {
  return <ThreadList {...loaderData} />;
}
