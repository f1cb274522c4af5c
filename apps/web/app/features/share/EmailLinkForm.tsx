import { type FormEvent, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import type { LinkResult } from "./designLinkClient.ts";
import styles from "./ShareDialog.module.css";

/** The link in one's own mail. It is one mail and no consent to any other. */
export function EmailLinkForm({
  onMail,
}: {
  readonly onMail: (email: string) => Promise<LinkResult<string>>;
}) {
  const [email, setEmail] = useState("");
  const [isSending, setIsSending] = useState(false);
  const [sentMessage, setSentMessage] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSentMessage(null);
    setError(null);
    setIsSending(true);
    const result = await onMail(email);
    setIsSending(false);
    if (result.kind === "made") return setSentMessage(result.value);
    setError(result.message);
    inputRef.current?.focus();
  };
  return (
    // Words of ours, at the field, instead of the browser's.
    <form className={styles.emailForm} onSubmit={handleSubmit} noValidate>
      <TextField
        ref={inputRef}
        label="Or send it to your own e-mail"
        hint="We use your address for this one mail. No news follows from it."
        type="email"
        name="email"
        value={email}
        maxLength={254}
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="send"
        onChange={(event) => setEmail(event.target.value)}
        {...(error !== null && { error })}
      />
      <Button type="submit" variant="secondary" busy={isSending}>
        Send me the link
      </Button>
      <p role="status" className={styles.note}>
        {sentMessage}
      </p>
    </form>
  );
}
