import { getThreads } from "@storywall/contract/calls/messages/getThreads.ts";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { adminApi } from "./adminApi.ts";
import { useOwnerSession } from "./useOwnerSession.ts";

/** Returns the number of unread threads, reloaded on each admin page; 0 until it is loaded, and without the right. */
export const useUnreadCount = (): number => {
  const { key } = useLocation();
  const canRead = useOwnerSession().staff?.rights.includes("messages.write") ?? false;
  const [unread, setUnread] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloaded after each navigation
  useEffect(() => {
    if (!canRead) return;
    let isCancelled = false;
    void adminApi(getThreads, { query: { page: 1 } }).then((result) => {
      if (!isCancelled && result.kind === "ok") setUnread(result.reply.unread);
    });
    return () => {
      isCancelled = true;
    };
  }, [key, canRead]);
  return unread;
};
