import { startTransition, useEffect, useState } from "react";

/** False until what stands around has been painted: for what may come a moment later than the answer to a press. */
export const useAfterPaint = (): boolean => {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    // An effect of a press runs before the paint. A frame's callback does too; what it posts comes after.
    let wait: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      wait = setTimeout(() => startTransition(() => setDue(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(wait);
    };
  }, []);
  return isDue;
};
