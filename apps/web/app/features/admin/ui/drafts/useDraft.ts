import { useCallback, useEffect, useState } from "react";
import { loadDraft, saveDraft } from "./draftStorage.ts";

/**
 * Returns a text that is being typed and its setter. It survives a reload and navigation: it is saved in this browser
 * under its subject (`note <orderId>`) until it is set to "", which happens once it was sent.
 */
export const useDraft = (subject: string): readonly [string, (text: string) => void] => {
  const [text, setText] = useState("");
  // After hydration: the server does not know what this browser has saved.
  useEffect(() => setText(loadDraft(subject)), [subject]);
  const change = useCallback(
    (changed: string) => {
      setText(changed);
      saveDraft(subject, changed, Date.now());
    },
    [subject],
  );
  return [text, change];
};
