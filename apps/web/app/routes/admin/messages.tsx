import { getThreads } from "@storywall/contract/calls/owner/getThreads.ts";
import { ThreadList } from "../../features/admin/ThreadList.tsx";
import { metaFor } from "../../lib/page/meta.ts";
import { apiOf } from "../../loaderApi.server.ts";
import type { Route } from "./+types/messages.ts";
import { NOT_KEPT, ownerReply, pageIn } from "./ownerReply.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageIn(new URL(request.url).searchParams);
  return ownerReply(await apiOf(context)(getThreads, { query: { page } }));
}

export const headers = () => NOT_KEPT;

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
