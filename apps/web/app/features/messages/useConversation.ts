import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { quietApi } from "../../lib/api/api.ts";
import { useSite } from "../../lib/api/site.ts";
import { type ConversationSource, createConversation } from "./conversation.ts";

const ASK_EVERY_MS = 5_000;

/** The conversation, kept fresh while somebody looks at it: a page in the background asks for nothing. */
export const useConversation = (source: ConversationSource, onThread: (threadId: string) => void) => {
  const { code } = useSite();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one conversation as long as it is shown
  const conversation = useMemo(
    () => createConversation(quietApi, code, source, { newId: () => crypto.randomUUID(), onThread }),
    [],
  );
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      await conversation.refresh();
      await conversation.see();
    };
    void look();
    const timer = setInterval(() => void look(), ASK_EVERY_MS);
    const lookAgain = () => void look();
    document.addEventListener("visibilitychange", lookAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", lookAgain);
    };
  }, [conversation]);
  return { ...useStore(conversation.state), send: conversation.send };
};
