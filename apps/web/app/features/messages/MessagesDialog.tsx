import { Dialog } from "../../ui/Dialog.tsx";
import { Conversation } from "./Conversation.tsx";
import type { ConversationSource } from "./conversation.ts";
import { loadThreadId, saveThreadId } from "./threadStorage.ts";

export type MessagesDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** About which order; absent: about anything. */
  readonly orderId: string | undefined;
  readonly answeredWithin: string | undefined;
};

/** Messages in a dialog; nothing of them is asked for before it is opened. */
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
  return threadId === null ? { kind: "new" } : { kind: "remembered", threadId };
};
