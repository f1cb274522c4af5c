import { useEffect, useRef, useState } from "react";
import type { Toast } from "../../lib/page/toast.ts";
import { createCountdown } from "./countdown.ts";
import { toastDurationMs } from "./toastLimits.ts";

/**
 * Closes a toast after its time (R9.12). The timer stands still while `isPaused`, and while the window has no focus.
 */
export const useToastTimer = (
  toast: Toast | null,
  isPaused: boolean,
  onEnd: (toast: Toast) => void,
): void => {
  const [hasWindowFocus, setHasWindowFocus] = useState(() => document.hasFocus());
  const latestOnEnd = useRef(onEnd);
  latestOnEnd.current = onEnd;
  const countdown = useRef<ReturnType<typeof createCountdown> | null>(null);
  useEffect(() => {
    const update = () => setHasWindowFocus(document.hasFocus());
    window.addEventListener("focus", update);
    window.addEventListener("blur", update);
    return () => {
      window.removeEventListener("focus", update);
      window.removeEventListener("blur", update);
    };
  }, []);
  useEffect(() => {
    if (toast === null) return;
    const started = createCountdown(toastDurationMs(toast), () => latestOnEnd.current(toast));
    countdown.current = started;
    return () => {
      started.pause();
      countdown.current = null;
    };
  }, [toast]);
  const isRunning = toast !== null && hasWindowFocus && !isPaused;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another toast has another countdown
  useEffect(() => {
    if (isRunning) countdown.current?.resume();
    else countdown.current?.pause();
  }, [isRunning, toast]);
};
