import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "../../../lib/browser/afterPaint.ts";

/**
 * Returns false until the first paint of the component around it: for parts that may follow a moment after the answer
 * to a press.
 */
export const useAfterPaint = (): boolean => {
  const [hasPainted, setHasPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setHasPainted(true))), []);
  return hasPainted;
};
