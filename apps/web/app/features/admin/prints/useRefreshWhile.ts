import { useEffect } from "react";

const REFRESH_MS = 3000;

/**
 * Loads the page's data again every three seconds, as long as `isPending`. Not while an answer is on its way, which a
 * second request would cancel; nor without a network, where the page would be lost to an error; nor unseen.
 */
export const useRefreshWhile = (isPending: boolean, refresh: () => Promise<void>): void => {
  useEffect(() => {
    if (!isPending) return;
    let isLoading = false;
    const refreshOnce = async (): Promise<void> => {
      if (isLoading || document.hidden || !navigator.onLine) return;
      isLoading = true;
      try {
        await refresh();
      } finally {
        isLoading = false;
      }
    };
    const timer = setInterval(() => void refreshOnce(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isPending, refresh]);
};
