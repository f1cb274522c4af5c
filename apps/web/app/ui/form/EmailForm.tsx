import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Button, type ButtonVariant } from "../Button.tsx";
import { EmailField } from "./EmailField.tsx";

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

/** One e-mail address and a button. An error is shown at the field, which takes the focus. */
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
  const field = useRef<HTMLInputElement>(null);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setError(null);
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
      {terms}
      <Button type="submit" variant={variant} busy={isSending}>
        {submitLabel}
      </Button>
      {children}
    </form>
  );
}
