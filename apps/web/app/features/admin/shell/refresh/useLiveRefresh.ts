import { useEffect } from "react";
import { createRefreshTimer } from "./refreshTimer.ts";

const CHECK_MS = 1000;
const ACTIVITY = ["pointermove", "pointerdown", "touchmove", "wheel", "keydown"] as const;

/**
 * Loads the page's data again when the person returns to it, and once a minute while it is visible. It waits while
 * they move, type or answer a question, so that nothing moves under a finger or pointer.
 */
export const useLiveRefresh = (refresh: () => Promise<void>): void =>
  useEffect(() => {
    const timer = createRefreshTimer(Date.now());
    const { signal, abort } = withSignal();
    const handleActivity = () => timer.touch(Date.now());
    for (const kind of ACTIVITY)
      addEventListener(kind, handleActivity, { signal, passive: true, capture: true });
    const handleReturn = () => {
      if (!document.hidden) timer.comeBack();
    };
    addEventListener("focus", handleReturn, { signal });
    document.addEventListener("visibilitychange", handleReturn, { signal });
    let isLoading = false;
    const refreshWhenDue = async (): Promise<void> => {
      const isPossible = !isLoading && !document.hidden && navigator.onLine;
      if (!isPossible || document.querySelector("dialog[open]") || !timer.isDue(Date.now())) return;
      isLoading = true;
      try {
        await refresh();
      } finally {
        isLoading = false;
        timer.restart(Date.now());
      }
    };
    const interval = setInterval(() => void refreshWhenDue(), CHECK_MS);
    return () => {
      clearInterval(interval);
      abort();
    };
  }, [refresh]);

const withSignal = () => {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
};
