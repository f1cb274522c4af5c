import { requestKeptData } from "@storywall/contract/calls/privacy/requestKeptData.ts";
import { EMAIL_ADVICE } from "@storywall/domain/text/emailAddress.ts";
import { useState } from "react";
import { apiWithoutToasts } from "../../lib/api/api.ts";
import { useSite } from "../../lib/api/site.ts";
import { EmailForm } from "../../ui/form/EmailForm.tsx";
import styles from "./PersonalData.module.css";

const ERROR_MESSAGES = {
  BAD_REQUEST: `${EMAIL_ADVICE}.`,
  TOO_MANY_REQUESTS: "Too many requests. Please try again in an hour.",
} as const;

/** Mails a link to the personal data. The reply is the same for every address, so it reveals nothing about anyone. */
export function EmailDataForm() {
  const { code: site } = useSite();
  const [isSent, setSent] = useState(false);
  const handleSend = async (email: string): Promise<string | null> => {
    setSent(false);
    const result = await apiWithoutToasts(requestKeptData, { body: { email, site } });
    setSent(result.kind === "ok");
    if (result.kind === "ok") return null;
    if (result.kind !== "error" || !(result.error in ERROR_MESSAGES))
      return "We couldn't reach the shop. Check your connection and try again.";
    return ERROR_MESSAGES[result.error === "TOO_MANY_REQUESTS" ? "TOO_MANY_REQUESTS" : "BAD_REQUEST"];
  };
  return (
    <EmailForm
      className={styles.form}
      label="Email address you ordered with"
      hint="We'll send one link, valid for a day. You won't be added to any list."
      submitLabel="Email me the link"
      variant="secondary"
      onSend={handleSend}
    >
      <p role="status">
        {isSent && "If we hold anything under this address, an email with the link is on its way."}
      </p>
    </EmailForm>
  );
}
