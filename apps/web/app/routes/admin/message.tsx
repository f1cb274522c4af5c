import { answerThread } from "@storywall/contract/calls/messages/answerThread.ts";
import { getOwnerThread } from "@storywall/contract/calls/messages/getOwnerThread.ts";
import { readThread } from "@storywall/contract/calls/messages/readThread.ts";
import { useEffect } from "react";
import { ThreadDetail } from "../../features/admin/messages/ThreadDetail.tsx";
import { adminApi } from "../../features/admin/shell/adminApi.ts";
import { loadOrReuse, useSaveLoaded } from "../../features/admin/shell/lastLoaded.ts";
import { useAdminRevalidator } from "../../features/admin/shell/useAdminRevalidator.ts";
import { createLoaderApi } from "../../loaderApi.server.ts";
import type { Route } from "./+types/message.ts";
import { adminMetaFor } from "./adminMetaFor.ts";
import { errorMessage, NO_STORE_HEADERS, unwrapOwnerReply } from "./unwrapOwnerReply.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const thread = unwrapOwnerReply(await createLoaderApi(context)(getOwnerThread, { params }));
  return { thread, staleSince: null as string | null };
}

/** The thread, and the answer that is being typed, stay while the shop does not answer. */
export async function clientLoader({ serverLoader, params }: Route.ClientLoaderArgs) {
  const { data, staleSince } = await loadOrReuse(`thread ${params.threadId}`, serverLoader, isThreadData);
  return { ...data, staleSince };
}

type ThreadData = Awaited<ReturnType<typeof loader>>;
const isThreadData = (data: unknown): data is ThreadData =>
  typeof data === "object" && data !== null && "thread" in data;

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches }) => adminMetaFor(matches, "A message");

const POLL_INTERVAL_MS = 15_000;

export default function AdminMessage({ loaderData, params }: Route.ComponentProps) {
  const { thread, staleSince } = loaderData;
  useSaveLoaded(`thread ${params.threadId}`, loaderData);
  const { revalidate } = useAdminRevalidator();
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
      staleSince={staleSince}
      onAnswer={async (body) => {
        const result = await adminApi(answerThread, { params, body });
        await revalidate();
        return errorMessage(result);
      }}
    />
  );
}
