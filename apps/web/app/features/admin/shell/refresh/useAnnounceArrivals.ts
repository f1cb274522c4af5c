import { useEffect, useRef } from "react";
import { showNotice, useNotice } from "../../ui/notices.ts";
import { describeArrivals, type Seen } from "./describeArrivals.ts";

/** Says quietly what has come since the page was loaded. It never takes the place of something that can be undone. */
export const useAnnounceArrivals = ({ orders, messages }: Seen): void => {
  const last = useRef<Seen>({ orders, messages });
  useEffect(() => {
    const text = describeArrivals(last.current, { orders, messages });
    last.current = { orders, messages };
    if (text !== null && !useNotice.getState().notice?.undo) showNotice({ text });
  }, [orders, messages]);
};
