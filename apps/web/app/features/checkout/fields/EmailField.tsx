import { type ComponentType, useEffect, useState } from "react";
import { useCheckout } from "../CheckoutProvider.tsx";
import { CheckoutField } from "./CheckoutField.tsx";

const EMAIL_FIELD = {
  name: "email",
  label: "Email",
  required: true,
  autocomplete: "email",
  hint: "For your receipt and updates on your order, nothing else.",
} as const;

/**
 * The address for receipt and order link. Asks about a likely typing error once the shopper leaves the field: before Tab
 * moves the focus, so that the question is what it moves to.
 */
export function EmailField() {
  const email = useCheckout(({ draft }) => draft.email);
  const [Question, setQuestion] = useState<ComponentType | null>(null);
  const [isTyping, setIsTyping] = useState(false);
  const isToCheck = Boolean(email) && !isTyping;
  const hasEmail = Boolean(email);
  useEffect(() => {
    if (!hasEmail) return;
    // Without it there is no question about the address; everything else works.
    import("./EmailQuestion.tsx").then(
      (loaded) => setQuestion(() => loaded.default),
      () => undefined,
    );
  }, [hasEmail]);
  return (
    <div>
      <CheckoutField field={EMAIL_FIELD} onTyping={setIsTyping} />
      {/* There before its text, so that screen readers read the text when it comes. */}
      <div role="status">{Question && isToCheck && <Question />}</div>
    </div>
  );
}
