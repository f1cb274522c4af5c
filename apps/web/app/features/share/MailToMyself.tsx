import { type FormEvent, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import type { Made } from "./linkMaker.ts";
import styles from "./ShareDialog.module.css";

/** The link in one's own mail. It is one mail and no consent to any other. */
export function MailToMyself({ onMail }: { readonly onMail: (email: string) => Promise<Made<string>> }) {
  const [email, setEmail] = useState("");
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSent(null);
    setError(null);
    setSending(true);
    const mailed = await onMail(email);
    setSending(false);
    if (mailed.kind === "made") return setSent(mailed.value);
    setError(mailed.message);
    field.current?.focus();
  };
  return (
    // Words of ours, at the field, instead of the browser's.
    <form className={styles.mail} onSubmit={submit} noValidate>
      <TextField
        ref={field}
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
      <Button type="submit" look="secondary" busy={isSending}>
        Send me the link
      </Button>
      <p role="status" className={styles.note}>
        {sent}
      </p>
    </form>
  );
}
