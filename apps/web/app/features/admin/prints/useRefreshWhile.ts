import { useEffect } from "react";

const REFRESH_MS = 3000;

/**
 * Loads the page's data again every three seconds while `isPending`. It skips a turn while a request is pending, which
 * a second one would cancel; without a network, since an error would replace the page; and while the page is hidden.
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
