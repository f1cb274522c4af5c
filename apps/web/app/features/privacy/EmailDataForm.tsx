import { requestKeptData } from "@storywall/contract/calls/privacy/requestKeptData.ts";
import { type FormEvent, useRef, useState } from "react";
import { quietApi } from "../../lib/api/api.ts";
import { useSite } from "../../lib/api/site.ts";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import styles from "./PersonalData.module.css";

const ERROR_MESSAGES = {
  BAD_REQUEST: "Enter an e-mail address, such as thandi@example.com.",
  TOO_MANY_REQUESTS: "That was a lot at once. Please try again in an hour.",
} as const;

/** From any other device: a link by mail. What it says is true of every address, so it tells nobody about anybody. */
export function EmailDataForm() {
  const { code: site } = useSite();
  const [email, setEmail] = useState("");
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSent(false);
    setError(null);
    setSending(true);
    const result = await quietApi(requestKeptData, { body: { email, site } });
    setSending(false);
    if (result.kind === "ok") return setSent(true);
    const known = result.kind === "error" && result.error in ERROR_MESSAGES;
    setError(
      known
        ? ERROR_MESSAGES[result.error === "TOO_MANY_REQUESTS" ? "TOO_MANY_REQUESTS" : "BAD_REQUEST"]
        : "We could not reach the shop. Check your connection and try again.",
    );
    field.current?.focus();
  };
  return (
    // Words of ours, at the field, instead of the browser's.
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <TextField
        ref={field}
        label="E-mail address that you ordered with"
        hint="We send it one link, which works for a day. No news follows from it."
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
        Mail me the link
      </Button>
      <p role="status">
        {isSent && "If we keep anything under this address, a mail with the link is on its way to it."}
      </p>
    </form>
  );
}
