import { MAX_MESSAGE_LENGTH } from "@storywall/domain/messages/messageLimits.ts";
import { type SyntheticEvent, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { TextArea } from "../../ui/Field.tsx";
import styles from "./Desk.module.css";

/** Sends a message; gives what kept it from being kept, in words, or null. The same `messageId` again is the same message. */
export type SendMessage = (message: {
  readonly text: string;
  readonly messageId: string;
}) => Promise<string | null>;

/** What the owner writes to a shopper: an answer, or the first word. */
export function MessageForm({
  label,
  button,
  onSend,
}: {
  readonly label: string;
  readonly button: string;
  readonly onSend: SendMessage;
}) {
  const [text, setText] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const attempt = useRef({ text: "", messageId: "" });

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (isBusy) return;
    if (said === "") return setFault("Please write something first.");
    if (attempt.current.text !== said) attempt.current = { text: said, messageId: crypto.randomUUID() };
    setIsBusy(true);
    setFault(null);
    const failure = await onSend(attempt.current);
    setIsBusy(false);
    setFault(failure);
    if (failure === null) setText("");
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        label={label}
        hint="Who has left the page gets it by e-mail after three minutes."
        rows={4}
        maxLength={MAX_MESSAGE_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
        {...(fault === null ? {} : { error: fault })}
      />
      <Button type="submit" look="secondary" busy={isBusy}>
        {button}
      </Button>
    </form>
  );
}
