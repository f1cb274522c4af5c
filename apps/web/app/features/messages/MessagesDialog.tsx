import { Dialog } from "../../ui/modal/Dialog.tsx";
import { Conversation } from "./Conversation.tsx";
import type { ConversationSource } from "./createConversation.ts";
import { loadThreadId, saveThreadId } from "./threadStorage.ts";

export type MessagesDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The order that the messages are about, if any. */
  readonly orderId: string | undefined;
  readonly answeredWithin: string | undefined;
};

/** Messages in a dialog; they are loaded when it opens. */
export default function MessagesDialog({ open, onClose, orderId, answeredWithin }: MessagesDialogProps) {
  return (
    <Dialog open={open} onCancel={onClose} title="Write to us">
      <Conversation
        source={sourceOf(orderId)}
        {...(answeredWithin === undefined ? {} : { answeredWithin })}
        onThread={(threadId) => orderId === undefined && saveThreadId(threadId)}
      />
    </Dialog>
  );
}

const sourceOf = (orderId: string | undefined): ConversationSource => {
  if (orderId !== undefined) return { kind: "order", orderId };
  const threadId = loadThreadId();
  return threadId === null ? { kind: "new" } : { kind: "saved", threadId };
};
