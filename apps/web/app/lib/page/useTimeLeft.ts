import { formatTimeLeft } from "@storywall/domain/orders/timeLeft.ts";
import { useEffect, useRef, useState } from "react";

/**
 * Returns the time left until `until` as text that follows the clock. Null before hydration, since the server's HTML
 * may be read later than it was rendered. Null also after the end; `onExpire` is then called once.
 */
export const useTimeLeft = (until: string | null, onExpire: () => void): string | null => {
  const [left, setLeft] = useState<string | null>(null);
  const onExpireRef = useRef(onExpire);
  onExpireRef.current = onExpire;
  useEffect(() => {
    if (until === null) return;
    const end = new Date(until);
    const update = () => {
      const text = formatTimeLeft(end, new Date());
      setLeft(text);
      if (text !== null) return;
      clearInterval(timer);
      onExpireRef.current();
    };
    const timer = setInterval(update, UPDATE_INTERVAL_MS);
    update();
    // A page that was in the background updates as soon as it is visible.
    document.addEventListener("visibilitychange", update);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", update);
    };
  }, [until]);
  return left;
};

/** Often enough for a text that changes each minute. */
const UPDATE_INTERVAL_MS = 5_000;
