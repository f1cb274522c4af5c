import { useEffect, useRef } from "react";
import { showNotice, useNotice } from "../../ui/notices.ts";
import { newsOf, type Seen } from "./news.ts";

/** Says quietly what has come since the page was loaded. It never takes the place of something that can be undone. */
export const useNews = ({ orders, messages }: Seen): void => {
  const last = useRef<Seen>({ orders, messages });
  useEffect(() => {
    const text = newsOf(last.current, { orders, messages });
    last.current = { orders, messages };
    if (text !== null && !useNotice.getState().notice?.undo) showNotice({ text });
  }, [orders, messages]);
};
