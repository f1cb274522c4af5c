import { useState } from "react";
import { EmailForm } from "../../ui/form/EmailForm.tsx";
import type { LinkResult } from "./designLinkClient.ts";
import styles from "./ShareDialog.module.css";

/** Sends the link to the visitor's own address. The address is used for this mail only and is no consent to others. */
export function EmailLinkForm({
  onMail,
}: {
  readonly onMail: (email: string) => Promise<LinkResult<string>>;
}) {
  const [sentMessage, setSentMessage] = useState<string | null>(null);
  const handleSend = async (email: string): Promise<string | null> => {
    setSentMessage(null);
    const result = await onMail(email);
    if (result.kind !== "made") return result.message;
    setSentMessage(result.value);
    return null;
  };
  return (
    <EmailForm
      className={styles.emailForm}
      label="Or send it to your own email"
      hint="We use your address for this one email only."
      submitLabel="Send me the link"
      variant="secondary"
      onSend={handleSend}
    >
      <p role="status" className={styles.note}>
        {sentMessage}
      </p>
    </EmailForm>
  );
}
