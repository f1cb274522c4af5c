import { timeLeft } from "@storywall/domain/orders/timeLeft.ts";
import { useEffect, useRef, useState } from "react";

/**
 * How long it is until then, in words that follow the clock: null before the browser has taken over (the server's page
 * may be read later than it was made), and when it is over, which `onOver` is told of once.
 */
export const useTimeLeft = (until: string | null, onOver: () => void): string | null => {
  const [left, setLeft] = useState<string | null>(null);
  const told = useRef(onOver);
  told.current = onOver;
  useEffect(() => {
    if (until === null) return;
    const end = new Date(until);
    const look = () => {
      const words = timeLeft(end, new Date());
      setLeft(words);
      if (words !== null) return;
      clearInterval(timer);
      told.current();
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    look();
    // A page that slept in a pocket looks at once when it is seen again.
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [until]);
  return left;
};

/** Often enough for words that change each minute. */
const LOOK_EVERY_MS = 5_000;
