import type { OwnerThread } from "@storywall/contract/schemas/messages.ts";
import { MAX_MESSAGE_LENGTH } from "@storywall/domain/messages/messageLimits.ts";
import { type SyntheticEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { Button } from "../../ui/Button.tsx";
import { classes } from "../../ui/classes.ts";
import { TextArea } from "../../ui/Field.tsx";
import styles from "./Desk.module.css";
import { Desk } from "./Desk.tsx";
import { When } from "./When.tsx";

type Props = {
  readonly thread: OwnerThread;
  /** What kept the answer from being kept, in words; null when nothing did. The same `messageId` again is the same answer. */
  readonly onAnswer: (message: {
    readonly text: string;
    readonly messageId: string;
  }) => Promise<string | null>;
};

/** R2.15: one thread and the answer to it. */
export function ThreadDesk({ thread, onAnswer }: Props) {
  return (
    <Desk
      title={thread.name || thread.email}
      lead={
        <>
          <a href={`mailto:${thread.email}`}>{thread.email}</a>, {thread.site}
          {thread.orderId !== null && (
            <>
              , about order <Link to={`/admin/orders/${thread.orderId}`}>{thread.orderNumber}</Link>
            </>
          )}
        </>
      }
    >
      <div role="log" aria-label="Messages">
        <ol className={styles.messages}>
          {thread.messages.map(({ place, author, text, at }) => (
            <li key={place} className={classes(styles.message, author === "owner" && styles.ours)}>
              <p className={styles.quiet}>
                {author === "owner" ? "You" : thread.name || "Shopper"}, <When at={at} />
                {author === "owner" && place <= thread.shopperSeen && ", seen"}
              </p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <AnswerForm onAnswer={onAnswer} />
    </Desk>
  );
}

function AnswerForm({ onAnswer }: Pick<Props, "onAnswer">) {
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
    const failure = await onAnswer(attempt.current);
    setIsBusy(false);
    setFault(failure);
    if (failure === null) setText("");
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        label="Your answer"
        hint="Who has left the page gets it by e-mail after three minutes."
        rows={4}
        maxLength={MAX_MESSAGE_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
        {...(fault === null ? {} : { error: fault })}
      />
      <Button type="submit" busy={isBusy}>
        Answer
      </Button>
    </form>
  );
}
