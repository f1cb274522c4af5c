import { subscribe } from "@storywall/contract/calls/promo/subscribe.ts";
import { NEWSLETTER_CONSENT } from "@storywall/domain/email/newsletterConsent.ts";
import { apiWithoutToasts } from "../../lib/api/api.ts";
import { useSite } from "../../lib/api/site.ts";
import { showToast } from "../../lib/page/toast.ts";
import { EmailForm } from "../../ui/form/EmailForm.tsx";
import styles from "./PromoModal.module.css";
import { subscribeErrorMessage } from "./promoMessages.ts";
import { savePromoSubscribed } from "./promoSubscribed.ts";

/** Asks for an address for the welcome code. Sending it is consent; the text beside the button says to what. */
export function SubscribeForm({ onSubscribed }: { readonly onSubscribed: () => void }) {
  const { code: site } = useSite();
  const handleSend = async (email: string): Promise<string | null> => {
    if (email.trim() === "") return subscribeErrorMessage("BAD_REQUEST");
    const result = await apiWithoutToasts(subscribe, { body: { email, site } });
    if (result.kind !== "ok") return subscribeErrorMessage(result.kind === "error" ? result.error : null);
    savePromoSubscribed();
    showToast("success", result.reply.message);
    onSubscribed();
    return null;
  };
  return (
    <EmailForm
      className={styles.content}
      label="Email address"
      submitLabel="Show my code"
      onSend={handleSend}
      terms={<p className={styles.terms}>{NEWSLETTER_CONSENT.text}</p>}
    />
  );
}
