import { getThreads } from "@storywall/contract/calls/messages/getThreads.ts";
import { getHeldPrints } from "@storywall/contract/calls/owner/getHeldPrints.ts";
import { useEffect, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { adminApi } from "./adminApi.ts";
import { useOwnerSession } from "./useOwnerSession.ts";

/** What waits behind pages of the menu: unread threads, and soft prints to look at. */
export type MenuCounts = { readonly unread: number; readonly toLookAt: number };

export const NO_COUNTS: MenuCounts = { unread: 0, toLookAt: 0 };

/** Returns what waits, reloaded with each page and with its data; 0 until it is loaded, and without the right. */
export const useMenuCounts = (): MenuCounts => {
  const { key } = useLocation();
  const isLoading = useRevalidator().state === "loading";
  const rights = useOwnerSession().staff?.rights ?? [];
  const canRead = rights.includes("messages.write");
  const canLook = rights.includes("prints.work");
  const [counts, setCounts] = useState(NO_COUNTS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloaded after each navigation
  useEffect(() => {
    if (isLoading) return;
    let isCancelled = false;
    const set = (changed: Partial<MenuCounts>) => {
      if (!isCancelled) setCounts((before) => ({ ...before, ...changed }));
    };
    if (canRead)
      void adminApi(getThreads, { query: { page: 1 } }).then((result) => {
        if (result.kind === "ok") set({ unread: result.reply.unread });
      });
    if (canLook)
      void adminApi(getHeldPrints, { query: { limit: 1 } }).then((result) => {
        if (result.kind === "ok") set({ toLookAt: result.reply.toLookAt });
      });
    return () => {
      isCancelled = true;
    };
  }, [key, isLoading, canRead, canLook]);
  return counts;
};
