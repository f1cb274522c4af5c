import { useEffect } from "react";

/** Has the browser ask before the page is closed or reloaded while something is not saved. */
export const useLeaveGuard = (isActive: boolean): void => {
  useEffect(() => {
    if (!isActive) return;
    const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", handleBeforeUnload);
    return () => removeEventListener("beforeunload", handleBeforeUnload);
  }, [isActive]);
};
