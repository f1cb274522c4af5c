import { getThreads } from "@storywall/contract/calls/owner/getThreads.ts";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { quietApi } from "../../lib/api/api.ts";

/** How many threads wait to be read, asked anew at each page of the desk; 0 until it is known. */
export const useUnreadCount = (): number => {
  const { key } = useLocation();
  const [unread, setUnread] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is gone to asks again
  useEffect(() => {
    let isCancelled = false;
    void quietApi(getThreads, { query: { page: 1 } }).then((result) => {
      if (!isCancelled && result.kind === "ok") setUnread(result.reply.unread);
    });
    return () => {
      isCancelled = true;
    };
  }, [key]);
  return unread;
};
