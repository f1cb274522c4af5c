import { getOrderThread } from "@storywall/contract/calls/messages/getOrderThread.ts";
import { getThread } from "@storywall/contract/calls/messages/getThread.ts";
import { seeMessages } from "@storywall/contract/calls/messages/seeMessages.ts";
import { sendMessage } from "@storywall/contract/calls/messages/sendMessage.ts";
import { startThread } from "@storywall/contract/calls/messages/startThread.ts";
import type { CallResult, Client } from "@storywall/contract/client.ts";
import type { Message, Thread } from "@storywall/contract/schemas/messages.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { createStore, type StoreApi } from "zustand/vanilla";

/** Where a conversation is found: by its order, by its own id, or nowhere yet. */
export type ConversationSource =
  | { readonly kind: "order"; readonly orderId: string }
  | { readonly kind: "thread"; readonly threadId: string }
  /** Begun in this browser; where the shop keeps it no more, a new one begins in its place. */
  | { readonly kind: "remembered"; readonly threadId: string }
  | { readonly kind: "new" };

export type ConversationState = {
  readonly phase: "opening" | "open" | "unknown";
  readonly messages: readonly Message[];
  /** False when the shop did not answer the last time that it was asked. */
  readonly isReachable: boolean;
};

/** Who writes, where the shop does not know it from an order. */
export type Sender = { readonly name: string; readonly email: string };

export type SendMessageResult =
  | { readonly kind: "sent" }
  | { readonly kind: "failed"; readonly message: string };

export type Conversation = {
  readonly state: StoreApi<ConversationState>;
  /** Asks for what is new; call it as often as wanted. */
  readonly refresh: () => Promise<void>;
  /** Nothing is lost when it fails: sent again, the same text is the same message. */
  readonly send: (text: string, sender: Sender | null) => Promise<SendMessageResult>;
  /** The shopper has the messages before their eyes. */
  readonly markSeen: () => Promise<void>;
};

const UNREACHABLE = "Your message has not reached us. It is still here; please try again in a moment.";

/** R2.15: what a shopper and the shop say to each other, as this page has it. */
export const createConversation = (
  client: Client,
  site: SiteCode,
  source: ConversationSource,
  { newId, onThread }: { readonly newId: () => string; readonly onThread: (threadId: string) => void },
): Conversation => {
  const isNew = source.kind === "new";
  const state = createStore<ConversationState>(() => ({
    phase: isNew ? "open" : "opening",
    messages: [],
    isReachable: true,
  }));
  let threadId = source.kind === "thread" || source.kind === "remembered" ? source.threadId : null;
  let attempt: { readonly text: string; readonly id: string } | null = null;
  let lastSeenPosition = 0;

  const applyThread = (thread: Thread): void => {
    if (threadId !== thread.threadId) onThread(thread.threadId);
    threadId = thread.threadId;
    // An answer that was long on its way knows less than what is shown.
    const isOlder = thread.messages.length < state.getState().messages.length;
    state.setState({ phase: "open", isReachable: true, ...(isOlder ? {} : { messages: thread.messages }) });
  };

  const fetchThread = async (): Promise<CallResult<{ readonly thread: Thread | null }> | null> => {
    if (threadId === null) {
      return source.kind === "order" ? client(getOrderThread, { params: { orderId: source.orderId } }) : null;
    }
    const result = await client(getThread, { params: { threadId } });
    return result.kind === "ok" ? { kind: "ok", reply: { thread: result.reply } } : result;
  };

  const refresh = async (): Promise<void> => {
    const found = await fetchThread();
    if (found === null) return;
    if (found.kind === "ok") {
      if (found.reply.thread) applyThread(found.reply.thread);
      else state.setState({ phase: "open", isReachable: true });
    } else if (found.kind === "error" && found.status === 404) {
      if (source.kind === "remembered") threadId = null;
      state.setState(
        source.kind === "remembered"
          ? { phase: "open", isReachable: true, messages: [] }
          : { phase: "unknown" },
      );
    } else state.setState({ isReachable: false });
  };

  const send = async (text: string, sender: Sender | null): Promise<SendMessageResult> => {
    attempt = attempt?.text === text ? attempt : { text, id: newId() };
    const message = { text, messageId: attempt.id };
    const orderId = source.kind === "order" ? source.orderId : undefined;
    const result =
      threadId === null
        ? await client(
            startThread,
            { body: { ...message, orderId, ...sender, site } },
            { idempotencyKey: attempt.id },
          )
        : await client(sendMessage, { params: { threadId }, body: message });
    if (result.kind === "ok") {
      attempt = null;
      applyThread(result.reply);
      return { kind: "sent" };
    }
    return {
      kind: "failed",
      message: result.kind === "error" && result.status < 500 ? result.message : UNREACHABLE,
    };
  };

  const markSeen = async (): Promise<void> => {
    const place = state.getState().messages.findLast(({ author }) => author === "owner")?.place ?? 0;
    if (threadId === null || place <= lastSeenPosition) return;
    lastSeenPosition = place;
    const result = await client(seeMessages, { params: { threadId }, body: { place } });
    if (result.kind !== "ok") lastSeenPosition = 0;
  };

  return { state, refresh, send, markSeen };
};
