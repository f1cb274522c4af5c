import { type SyntheticEvent, useRef, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/form/Field.tsx";
import QrCode from "../../../ui/QrCode.tsx";
import { useBusy } from "../ui/useBusy.ts";
import styles from "./Staff.module.css";

/** Sets six-digit codes up: the QR code for the app, the secret to type, and the first code as proof. */
export function CodesSetUp({
  secret,
  uri,
  onConfirm,
  onCancel,
}: {
  readonly secret: string;
  readonly uri: string;
  /** Returns a sentence that says why it failed; null when it succeeded. */
  readonly onConfirm: (code: string) => Promise<string | null>;
  readonly onCancel: () => void;
}) {
  const [error, setError] = useState<string | null>(null);
  const { isBusy, whileBusy } = useBusy();
  const field = useRef<HTMLInputElement>(null);
  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const code = field.current?.value.trim() ?? "";
    if (isBusy) return;
    if (code === "") {
      setError("Enter the six digits.");
      field.current?.focus();
      return;
    }
    const message = await whileBusy(onConfirm(code));
    setError(message);
    if (message !== null) field.current?.select();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <p>Scan this with an authenticator app, then type the six digits that it shows.</p>
      <div className={styles.qr}>
        <QrCode text={uri} label="QR code for your authenticator app" />
      </div>
      <p>
        Or type this secret into the app:{" "}
        <span className={styles.secret}>{secret.replaceAll(/(.{4})/g, "$1 ")}</span>
      </p>
      <TextField
        ref={field}
        name="code"
        label="Six digits"
        inputMode="numeric"
        autoComplete="one-time-code"
        {...(error === null ? {} : { error })}
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          Confirm
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Not now
        </Button>
      </div>
    </form>
  );
}
