import { sendOrderLinks } from "@storywall/contract/calls/orders/sendOrderLinks.ts";
import { EMAIL_ADVICE } from "@storywall/domain/text/emailAddress.ts";
import { useState } from "react";
import { apiWithoutToasts } from "../../lib/api/api.ts";
import { useSite } from "../../lib/api/site.ts";
import { EmailForm } from "../../ui/form/EmailForm.tsx";
import styles from "./YourWalls.module.css";

/** Mails the links to the orders of an address. The reply is the same for every address, so it reveals no orders. */
export function OrderLinksForm() {
  const { code: site } = useSite();
  const [isSent, setIsSent] = useState(false);
  const handleSend = async (email: string): Promise<string | null> => {
    setIsSent(false);
    const result = await apiWithoutToasts(sendOrderLinks, { body: { email, site } });
    setIsSent(result.kind === "ok");
    if (result.kind === "ok") return null;
    if (result.kind === "error" && result.error === "BAD_REQUEST") return `${EMAIL_ADVICE}.`;
    return result.kind === "error" && result.error === "TOO_MANY_REQUESTS"
      ? "We've sent the link several times already. Please check your spam folder, or try again in an hour."
      : "We couldn't reach the shop. Check your connection and try again.";
  };
  return (
    <EmailForm
      className={styles.orderLinks}
      label="Email address you ordered with"
      submitLabel="Email me the link"
      variant="secondary"
      onSend={handleSend}
    >
      <p role="status">
        {isSent && "If there's an order under this address, an email with its link is on the way."}
      </p>
    </EmailForm>
  );
}
