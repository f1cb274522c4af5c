import { getOrderThread } from "@storywall/contract/calls/messages/getOrderThread.ts";
import { getThread } from "@storywall/contract/calls/messages/getThread.ts";
import { seeMessages } from "@storywall/contract/calls/messages/seeMessages.ts";
import { sendMessage } from "@storywall/contract/calls/messages/sendMessage.ts";
import { startThread } from "@storywall/contract/calls/messages/startThread.ts";
import type { CallResult, Client } from "@storywall/contract/client.ts";
import type { Message, Thread } from "@storywall/contract/schemas/messages.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { createStore, type StoreApi } from "zustand/vanilla";

/** How a conversation is found: by its order, by its own id, or not at all when it is new. */
export type ConversationSource =
  | { readonly kind: "order"; readonly orderId: string }
  | { readonly kind: "thread"; readonly threadId: string }
  /** Started in this browser; a new one replaces it when the server does not have it any more. */
  | { readonly kind: "saved"; readonly threadId: string }
  | { readonly kind: "new" };

type ConversationState = {
  readonly phase: "opening" | "open" | "unknown";
  readonly messages: readonly Message[];
  /** False when the last request got no answer. */
  readonly isReachable: boolean;
};

/** Name and address of the shopper, when no order tells them. */
export type Sender = { readonly name: string; readonly email: string };

type SendMessageResult = { readonly kind: "sent" } | { readonly kind: "failed"; readonly message: string };

type Conversation = {
  readonly state: StoreApi<ConversationState>;
  /** Loads new messages. */
  readonly refresh: () => Promise<void>;
  /** Sends a message. After a failure it may be sent again: the same text has the same message id. */
  readonly send: (text: string, sender: Sender | null) => Promise<SendMessageResult>;
  /** Tells the server that the shopper has seen the answers. */
  readonly markSeen: () => Promise<void>;
};

const UNREACHABLE = "Your message hasn't reached us. It's still here; please try again in a moment.";

/** Creates the state of a conversation between a shopper and the shop (R2.15). */
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
  let threadId = source.kind === "thread" || source.kind === "saved" ? source.threadId : null;
  let attempt: { readonly text: string; readonly id: string } | null = null;
  let lastSeenPosition = 0;

  const applyThread = (thread: Thread): void => {
    if (threadId !== thread.threadId) onThread(thread.threadId);
    threadId = thread.threadId;
    // A delayed reply may hold fewer messages than are shown.
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
    const result = await fetchThread();
    if (result === null) return;
    if (result.kind === "ok") {
      if (result.reply.thread) applyThread(result.reply.thread);
      else state.setState({ phase: "open", isReachable: true });
    } else if (result.kind === "error" && result.status === 404) {
      if (source.kind === "saved") threadId = null;
      state.setState(
        source.kind === "saved" ? { phase: "open", isReachable: true, messages: [] } : { phase: "unknown" },
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
