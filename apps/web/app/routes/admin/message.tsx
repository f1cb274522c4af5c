import { answerThread } from "@storywall/contract/calls/messages/answerThread.ts";
import { getOwnerThread } from "@storywall/contract/calls/messages/getOwnerThread.ts";
import { readThread } from "@storywall/contract/calls/messages/readThread.ts";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { ThreadDetail } from "../../features/admin/messages/ThreadDetail.tsx";
import { adminApi } from "../../features/admin/shell/adminApi.ts";
import { createLoaderApi } from "../../loaderApi.server.ts";
import type { Route } from "./+types/message.ts";
import { adminMetaFor } from "./adminMetaFor.ts";
import { errorMessage, NO_STORE_HEADERS, unwrapOwnerReply } from "./unwrapOwnerReply.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  return { thread: unwrapOwnerReply(await createLoaderApi(context)(getOwnerThread, { params })) };
}

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches }) => adminMetaFor(matches, "A message");

const POLL_INTERVAL_MS = 15_000;

export default function AdminMessage({ loaderData: { thread }, params }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const lastPosition = thread.messages.at(-1)?.place ?? 0;
  // Messages count as read once they are shown, not when they are loaded.
  useEffect(() => {
    if (thread.isUnread) void adminApi(readThread, { params, body: { place: lastPosition } });
  }, [thread.isUnread, params, lastPosition]);
  useEffect(() => {
    const timer = setInterval(
      () => document.visibilityState === "visible" && void revalidate(),
      POLL_INTERVAL_MS,
    );
    return () => clearInterval(timer);
  }, [revalidate]);

  return (
    <ThreadDetail
      key={thread.threadId}
      thread={thread}
      onAnswer={async (body) => {
        const result = await adminApi(answerThread, { params, body });
        await revalidate();
        return errorMessage(result);
      }}
    />
  );
}
