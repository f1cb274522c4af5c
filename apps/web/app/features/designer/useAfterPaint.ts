import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "../../lib/afterPaint.ts";

/** False until what stands around has been painted: for what may come a moment later than the answer to a press. */
export const useAfterPaint = (): boolean => {
  const [isDue, setDue] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setDue(true))), []);
  return isDue;
};
