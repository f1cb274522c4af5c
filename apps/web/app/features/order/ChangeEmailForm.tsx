import type { Order } from "@storywall/contract/schemas/order.ts";
import { type SyntheticEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../ui/Button.tsx";
import EmailSuggestion from "../../ui/form/EmailSuggestion.tsx";
import { TextField } from "../../ui/form/Field.tsx";
import styles from "./ChangeAddressButton.module.css";

/** Sends an email address. Returns whether it was saved, or a message; `isInvalid`: about the address itself. */
export type SubmitEmail = (
  email: string,
) => Promise<
  | { readonly kind: "saved" }
  | { readonly kind: "error"; readonly message: string; readonly isInvalid: boolean }
>;

export type ChangeEmailProps = {
  readonly order: Pick<Order, "email" | "isCancellable">;
  readonly onSend: SubmitEmail;
};

/** The form to correct an order's email address. Asks about a likely typing error. */
export default function ChangeEmailForm({
  order,
  onSend,
  onSaved,
}: ChangeEmailProps & { readonly onSaved: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState(order.email);
  /** The address when the field last lost focus. Only that is checked for a typing error, the order's own at once. */
  const [leftEmail, setLeftEmail] = useState(order.email);
  const [error, setError] = useState<{ readonly message: string; readonly isInvalid: boolean } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const focusField = () => form.current?.querySelector("input")?.focus();

  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setError(null);
    setIsBusy(true);
    const result = await onSend(email.trim());
    setIsBusy(false);
    if (result.kind === "saved") return onSaved();
    setError(result);
    if (result.isInvalid) focusField();
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <p className={styles.note}>
        We'll send your confirmation to the new address, and let the old one know that it changed.
      </p>
      {error !== null && !error.isInvalid && (
        <p role="alert" className={styles.error}>
          {error.message}
        </p>
      )}
      <TextField
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        aria-required
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        onBlur={() => setLeftEmail(email)}
        // Before the focus moves: the question is then what it moves to.
        onKeyDown={({ key }) => key === "Tab" && flushSync(() => setLeftEmail(email))}
        {...(error?.isInvalid ? { error: error.message } : {})}
      />
      <div role="status">
        {leftEmail === email && (
          <EmailSuggestion
            email={email}
            onAccept={(suggestion) => {
              setEmail(suggestion);
              focusField();
            }}
          />
        )}
      </div>
      <Button type="submit" busy={isBusy}>
        Save this email address
      </Button>
    </form>
  );
}
