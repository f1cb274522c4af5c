import { subscribe } from "@storywall/contract/calls/promo/subscribe.ts";
import { type FormEvent, useRef, useState } from "react";
import { quietApi } from "../../lib/api/api.ts";
import { useSite } from "../../lib/api/site.ts";
import { showToast } from "../../lib/page/toast.ts";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import styles from "./PromoModal.module.css";
import { subscribeErrorMessage } from "./promoMessages.ts";
import { savePromoSubscribed } from "./promoSubscribed.ts";

/** Takes an address for the welcome code. Sending it is the consent: nothing is ticked, and beside the button stands to what. */
export function SubscribeForm({ onSubscribed }: { readonly onSubscribed: () => void }) {
  const { code: site } = useSite();
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const showError = (errorCode: string | null) => {
    setError(subscribeErrorMessage(errorCode));
    field.current?.focus();
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (email.trim() === "") return showError("BAD_REQUEST");
    setSending(true);
    const result = await quietApi(subscribe, { body: { email, site } });
    setSending(false);
    if (result.kind !== "ok") return showError(result.kind === "error" ? result.error : null);
    savePromoSubscribed();
    showToast("success", result.reply.message);
    onSubscribed();
  };
  return (
    // Words of ours, at the field, instead of the browser's.
    <form className={styles.content} onSubmit={handleSubmit} noValidate>
      <TextField
        ref={field}
        label="E-mail address"
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
      <p className={styles.terms}>
        By asking for the code you agree that we mail it to you, and now and then news and offers. Every one
        of those mails has a link that stops them.
      </p>
      <Button type="submit" busy={isSending}>
        Show my code
      </Button>
    </form>
  );
}
