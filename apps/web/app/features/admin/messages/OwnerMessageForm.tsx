import { MAX_MESSAGE_LENGTH } from "@storywall/domain/messages/messageLimits.ts";
import { type SyntheticEvent, useRef, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { TextArea } from "../../../ui/form/Field.tsx";
import styles from "../ui/Admin.module.css";
import { useDraft } from "../ui/drafts/useDraft.ts";
import { useBusy } from "../ui/useBusy.ts";

/**
 * Sends a message. Returns a sentence that says why it failed, or null. Idempotent by `messageId`.
 */
export type SendMessage = (message: {
  readonly text: string;
  readonly messageId: string;
}) => Promise<string | null>;

/** The form in which the owner writes to a shopper: an answer or a first message. */
export function OwnerMessageForm({
  subject,
  label,
  buttonLabel,
  variant = "secondary",
  onSend,
}: {
  /** The subject under which this browser saves a message that is not sent yet (`useDraft`). */
  readonly subject: string;
  readonly label: string;
  readonly buttonLabel: string;
  /** `primary` on pages whose purpose is writing. */
  readonly variant?: "primary" | "secondary";
  readonly onSend: SendMessage;
}) {
  const [text, setText] = useDraft(subject);
  const [error, setError] = useState<string | null>(null);
  const { isBusy, whileBusy } = useBusy();
  const attempt = useRef({ text: "", messageId: "" });

  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const trimmed = text.trim();
    if (isBusy) return;
    if (trimmed === "") {
      setError("Please write something first.");
      event.currentTarget.querySelector("textarea")?.focus();
      return;
    }
    if (attempt.current.text !== trimmed) attempt.current = { text: trimmed, messageId: crypto.randomUUID() };
    setError(null);
    const message = await whileBusy(onSend(attempt.current));
    setError(message);
    if (message === null) setText("");
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextArea
        label={label}
        hint="If they have left the page, they get it by email after three minutes."
        rows={4}
        maxLength={MAX_MESSAGE_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
        {...(error === null ? {} : { error })}
      />
      <Button type="submit" variant={variant} busy={isBusy}>
        {buttonLabel}
      </Button>
    </form>
  );
}
