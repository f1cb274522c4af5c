import { suggestEmail } from "@storywall/domain/text/suggestEmail.ts";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Button, type ButtonVariant } from "../Button.tsx";
import { EmailField } from "./EmailField.tsx";
import EmailSuggestion from "./EmailSuggestion.tsx";

type EmailFormProps = {
  readonly label: string;
  readonly hint?: string;
  readonly submitLabel: string;
  readonly variant?: ButtonVariant;
  readonly className: string | undefined;
  /** Sends the address. Returns what is wrong, for the field, or null when it was sent. */
  readonly onSend: (email: string) => Promise<string | null>;
  /** Shown between the field and its button, such as what sending consents to. */
  readonly terms?: ReactNode;
  /** Shown below the button, such as the status after sending. */
  readonly children?: ReactNode;
};

/**
 * One email address and a button. An error is shown at the field, which takes the focus. An address that looks like a typing
 * error is asked about once; sending it again confirms it.
 */
export function EmailForm({
  label,
  hint,
  submitLabel,
  variant,
  className,
  onSend,
  terms,
  children,
}: EmailFormProps) {
  const [email, setEmail] = useState("");
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [askedEmail, setAskedEmail] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setError(null);
    setAskedEmail(email);
    if (email !== askedEmail && suggestEmail(email) !== null) return;
    setIsSending(true);
    const message = await onSend(email);
    setIsSending(false);
    setError(message);
    if (message !== null) field.current?.focus();
  };
  return (
    // Errors are shown at the field in our own words, not in the browser's.
    <form className={className} onSubmit={handleSubmit} noValidate>
      <EmailField
        ref={field}
        label={label}
        hint={hint}
        value={email}
        enterKeyHint="send"
        onChange={(event) => setEmail(event.target.value)}
        {...(error !== null && { error })}
      />
      <div role="status">
        {askedEmail === email && (
          <EmailSuggestion
            email={email}
            onAccept={(suggestion) => {
              setEmail(suggestion);
              field.current?.focus();
            }}
          />
        )}
      </div>
      {terms}
      <Button type="submit" variant={variant} busy={isSending}>
        {submitLabel}
      </Button>
      {children}
    </form>
  );
}
