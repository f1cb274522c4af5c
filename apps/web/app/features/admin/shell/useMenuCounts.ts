import type { CallReply } from "@storywall/contract/call.ts";
import { getMenuCounts } from "@storywall/contract/calls/workshop/getMenuCounts.ts";
import { useEffect, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { adminApi } from "./adminApi.ts";

/** Numbers shown in the menu: unread threads, soft prints to review, and prints to print. */
export type MenuCounts = CallReply<typeof getMenuCounts>;

export const NO_COUNTS: MenuCounts = { unread: 0, toLookAt: 0, toPrint: 0 };

/**
 * Returns the numbers of the menu, reloaded with each page and with its data; 0 until they are loaded, and without the
 * right.
 */
export const useMenuCounts = (): MenuCounts => {
  const { key } = useLocation();
  const isLoading = useRevalidator().state === "loading";
  const [counts, setCounts] = useState(NO_COUNTS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloaded after each navigation
  useEffect(() => {
    if (isLoading) return;
    let isCancelled = false;
    void adminApi(getMenuCounts, {}).then((result) => {
      if (!isCancelled && result.kind === "ok") setCounts(result.reply);
    });
    return () => {
      isCancelled = true;
    };
  }, [key, isLoading]);
  return counts;
};
