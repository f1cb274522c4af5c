import { formatTimeLeft } from "@storywall/domain/orders/timeLeft.ts";
import { useEffect, useRef, useState } from "react";

/**
 * How long it is until then, in words that follow the clock: null before the browser has taken over (the server's page
 * may be read later than it was made), and when it is over, which `onOver` is told of once.
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
    // A page that slept in a pocket looks at once when it is seen again.
    document.addEventListener("visibilitychange", update);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", update);
    };
  }, [until]);
  return left;
};

/** Often enough for words that change each minute. */
const UPDATE_INTERVAL_MS = 5_000;
