import { MAX_MESSAGE_LENGTH } from "@storywall/domain/messages/messageLimits.ts";
import { localDay } from "@storywall/domain/orders/dispatchDates.ts";
import { formatDay } from "@storywall/domain/orders/formatDay.ts";
import { EMAIL_ADVICE, isEmailAddress } from "@storywall/domain/text/emailAddress.ts";
import { formatTimeOfDay } from "@storywall/domain/time/formatTimeOfDay.ts";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useSite } from "../../lib/api/site.ts";
import { Button } from "../../ui/Button.tsx";
import { EmailField } from "../../ui/form/EmailField.tsx";
import { TextArea, TextField } from "../../ui/form/Field.tsx";
import styles from "./Conversation.module.css";
import type { ConversationSource, Sender } from "./createConversation.ts";
import { loadMessageDraft, saveMessageDraft } from "./messageDraft.ts";
import { useConversation } from "./useConversation.ts";

type Props = {
  readonly source: ConversationSource;
  /** How soon the shop promises to answer, as text. */
  readonly answeredWithin?: string;
  readonly onThread: (threadId: string) => void;
};

/** The messages so far, and the form to write another (R2.15). What is typed stays until it has been sent. */
export function Conversation({ source, answeredWithin, onThread }: Props) {
  const { phase, messages, isReachable, send } = useConversation(source, onThread);
  if (phase === "unknown") {
    return (
      <p>
        These messages are no longer stored. You can start again on our{" "}
        <Link to="/contact#messages">contact page</Link>.
      </p>
    );
  }
  return (
    <div className={styles.conversation}>
      {messages.length === 0 && (
        <p className={styles.note}>
          {phase === "opening"
            ? "Opening your messages…"
            : `Ask us anything. A real person replies${withinText(answeredWithin)}, here, or by email if you've left the page.`}
        </p>
      )}
      <Messages messages={messages} />
      {!isReachable && (
        <p role="status" className={styles.note}>
          We can't reach the shop right now. We'll keep trying.
        </p>
      )}
      {phase === "open" && (
        <ConversationForm
          needsSender={source.kind !== "order" && messages.length === 0}
          answeredWithin={answeredWithin}
          onSend={send}
        />
      )}
    </div>
  );
}

const withinText = (days: string | undefined): string => (days === undefined ? "" : ` within ${days}`);

function Messages({ messages }: Pick<ReturnType<typeof useConversation>, "messages">) {
  const site = useSite();
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (messages.length > 0) end.current?.scrollIntoView({ block: "nearest" });
  }, [messages.length]);
  return (
    <div role="log" aria-label="Messages">
      <ol className={styles.messages}>
        {messages.map(({ place, author, text, at }) => (
          <li key={place} ref={place === messages.length ? end : null} className={styles[author]}>
            <p className={styles.byline}>
              {author === "owner" ? "Storywall" : "You"},{" "}
              <time dateTime={at}>
                {formatDay(localDay(at, site.timeZone))}, {formatTimeOfDay(at, site)}
              </time>
            </p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

type FormProps = {
  readonly needsSender: boolean;
  readonly answeredWithin: string | undefined;
  readonly onSend: ReturnType<typeof useConversation>["send"];
};

function ConversationForm({ needsSender, answeredWithin, onSend }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(loadMessageDraft);
  const [sender, setSender] = useState<Sender>({ name: "", email: "" });
  const [issues, setIssues] = useState<{ readonly email?: string; readonly text?: string }>({});
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isSent, setIsSent] = useState(false);

  const handleTextChange = (newText: string) => {
    setIsSent(false);
    setText(newText);
    saveMessageDraft(newText);
  };
  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const nextIssues = {
      ...(needsSender && !isEmailAddress(sender.email) ? { email: EMAIL_ADVICE } : {}),
      ...(text.trim() === "" ? { text: "Please write your message first." } : {}),
    };
    setIssues(nextIssues);
    setError(null);
    if (Object.keys(nextIssues).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    setIsBusy(true);
    const result = await onSend(text.trim(), needsSender ? sender : null);
    setIsBusy(false);
    if (result.kind === "failed") return setError(result.message);
    handleTextChange("");
    setIsSent(true);
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      {needsSender && (
        <>
          <TextField
            label="Your name"
            optional
            autoComplete="name"
            maxLength={80}
            value={sender.name}
            onChange={({ target }) => setSender({ ...sender, name: target.value })}
          />
          <EmailField
            label="Your email"
            hint="We'll only use it to reply."
            required
            value={sender.email}
            onChange={({ target }) => setSender({ ...sender, email: target.value })}
            {...(issues.email === undefined ? {} : { error: issues.email })}
          />
        </>
      )}
      <TextArea
        label="Your message"
        rows={3}
        maxLength={MAX_MESSAGE_LENGTH}
        value={text}
        onChange={({ target }) => handleTextChange(target.value)}
        {...(issues.text === undefined ? {} : { error: issues.text })}
      />
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <Button type="submit" busy={isBusy}>
        {isBusy ? "Sending" : "Send"}
      </Button>
      <p role="status" className={styles.sent}>
        {isSent &&
          `Sent. We'll reply${withinText(answeredWithin)} here, or by email if you've left the page.`}
      </p>
    </form>
  );
}
