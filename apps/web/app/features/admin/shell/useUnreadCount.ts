import { getThreads } from "@storywall/contract/calls/messages/getThreads.ts";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { adminApi } from "./adminApi.ts";

/** Returns the number of unread threads, reloaded on each admin page; 0 until it is loaded. */
export const useUnreadCount = (): number => {
  const { key } = useLocation();
  const [unread, setUnread] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloaded after each navigation
  useEffect(() => {
    let isCancelled = false;
    void adminApi(getThreads, { query: { page: 1 } }).then((result) => {
      if (!isCancelled && result.kind === "ok") setUnread(result.reply.unread);
    });
    return () => {
      isCancelled = true;
    };
  }, [key]);
  return unread;
};
