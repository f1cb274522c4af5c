import { useEffect, useRef } from "react";
import { showNotice, useNotice } from "../../ui/notices.ts";
import { describeArrivals, type Seen } from "./describeArrivals.ts";

/** Shows a quiet notice of what is new since the page was loaded. It never replaces a notice with Undo. */
export const useAnnounceArrivals = ({ orders, messages }: Seen): void => {
  const last = useRef<Seen>({ orders, messages });
  useEffect(() => {
    const text = describeArrivals(last.current, { orders, messages });
    last.current = { orders, messages };
    if (text !== null && !useNotice.getState().notice?.undo) showNotice({ text });
  }, [orders, messages]);
};
