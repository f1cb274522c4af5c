import { type ReactNode, useEffect, useRef } from "react";
import { HYDRATED } from "../lib/browser/replayClicks.ts";

/**
 * Marks a part of a page that a boundary (`Suspense`, `Activity`) hydrates by itself, later than the rest. Clicks on
 * its buttons are replayed once it has the mark (`replayClicks.ts`). It has no box of its own (`base.css`), so the
 * layout is the same as without it.
 */
export function HydrationMark({ children }: { readonly children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => void part.current?.toggleAttribute(HYDRATED, true), []);
  return (
    <div ref={part} data-part="">
      {children}
    </div>
  );
}
