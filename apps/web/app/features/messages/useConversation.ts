import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { apiWithoutToasts } from "../../lib/api/api.ts";
import { useSite } from "../../lib/api/site.ts";
import { type ConversationSource, createConversation } from "./createConversation.ts";

const POLL_INTERVAL_MS = 5_000;

/** Returns the conversation and polls for new messages, but not while the page is in the background. */
export const useConversation = (source: ConversationSource, onThread: (threadId: string) => void) => {
  const { code } = useSite();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one conversation as long as it is shown
  const conversation = useMemo(
    () => createConversation(apiWithoutToasts, code, source, { newId: () => crypto.randomUUID(), onThread }),
    [],
  );
  useEffect(() => {
    const poll = async () => {
      if (document.visibilityState !== "visible") return;
      await conversation.refresh();
      await conversation.markSeen();
    };
    void poll();
    const timer = setInterval(() => void poll(), POLL_INTERVAL_MS);
    const handleVisibilityChange = () => void poll();
    document.addEventListener("visibilitychange", handleVisibilityChange);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", handleVisibilityChange);
    };
  }, [conversation]);
  return { ...useStore(conversation.state), send: conversation.send };
};
