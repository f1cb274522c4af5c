import { answerThread } from "@storywall/contract/calls/owner/answerThread.ts";
import { getOwnerThread } from "@storywall/contract/calls/owner/getOwnerThread.ts";
import { readThread } from "@storywall/contract/calls/owner/readThread.ts";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { ThreadDesk } from "../../features/admin/ThreadDesk.tsx";
import { quietApi } from "../../lib/api/api.ts";
import { metaFor } from "../../lib/page/meta.ts";
import { apiOf } from "../../loaderApi.server.ts";
import type { Route } from "./+types/message.ts";
import { faultOf, NOT_KEPT, ownerReply } from "./ownerReply.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  return { thread: ownerReply(await apiOf(context)(getOwnerThread, { params })) };
}

export const headers = () => NOT_KEPT;

export const meta: Route.MetaFunction = ({ matches }) =>
  metaFor(matches, () => ({
    title: "A message | The owner's desk | Storywall",
    description: "What a shopper has written.",
    path: "/admin/messages",
    index: false,
  }));

const LOOK_EVERY_MS = 15_000;

export default function AdminMessage({ loaderData: { thread }, params }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const last = thread.messages.at(-1)?.place ?? 0;
  // Read is what was shown, not what was asked for.
  useEffect(() => {
    if (thread.isUnread) void quietApi(readThread, { params, body: { place: last } });
  }, [thread.isUnread, params, last]);
  useEffect(() => {
    const timer = setInterval(
      () => document.visibilityState === "visible" && void revalidate(),
      LOOK_EVERY_MS,
    );
    return () => clearInterval(timer);
  }, [revalidate]);

  return (
    <ThreadDesk
      key={thread.threadId}
      thread={thread}
      onAnswer={async (body) => {
        const result = await quietApi(answerThread, { params, body });
        await revalidate();
        return faultOf(result);
      }}
    />
  );
}
