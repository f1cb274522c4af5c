import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Button, type ButtonVariant } from "./Button.tsx";
import { EmailField } from "./EmailField.tsx";

export type EmailFormProps = {
  readonly label: string;
  readonly hint?: string;
  readonly submitLabel: string;
  readonly variant?: ButtonVariant;
  readonly className: string | undefined;
  /** Sends the address. Returns what is wrong, for the field, or null when it was sent. */
  readonly onSend: (email: string) => Promise<string | null>;
  /** Between the field and its button, such as what sending consents to. */
  readonly terms?: ReactNode;
  /** Below the button, such as the status after sending. */
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
    const problem = await onSend(email);
    setIsSending(false);
    setError(problem);
    if (problem !== null) field.current?.focus();
  };
  return (
    // Our own sentences at the field instead of the browser's.
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
