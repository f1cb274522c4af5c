import { useRef } from "react";
import EmailSuggestion from "../../../ui/form/EmailSuggestion.tsx";
import { useCheckout } from "../CheckoutProvider.tsx";

/** Asks about a likely typing error in the email address, in the form and again at the review. */
export default function EmailQuestion() {
  const email = useCheckout(({ draft }) => draft.email ?? "");
  const setField = useCheckout((checkout) => checkout.setField);
  const blurField = useCheckout((checkout) => checkout.blurField);
  const container = useRef<HTMLDivElement>(null);
  const handleAccept = (suggestion: string) => {
    // The focused button disappears with the question.
    container.current?.closest("section")?.querySelector<HTMLElement>("input, button")?.focus();
    setField("email", suggestion);
    void blurField("email");
  };
  return (
    <div ref={container}>
      <EmailSuggestion email={email} onAccept={handleAccept} />
    </div>
  );
}
