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

/** The address for receipt and order link. Unless it is being typed, a likely typing error in it is asked about. */
export function EmailField() {
  const email = useCheckout(({ draft }) => draft.email);
  const [Question, setQuestion] = useState<ComponentType | null>(null);
  const [isTyping, setIsTyping] = useState(false);
  const isToCheck = Boolean(email) && !isTyping;
  useEffect(() => {
    if (!isToCheck) return;
    // Without it the address is not asked about; everything else works.
    import("./EmailQuestion.tsx").then(
      (loaded) => setQuestion(() => loaded.default),
      () => undefined,
    );
  }, [isToCheck]);
  return (
    <div>
      <CheckoutField field={EMAIL_FIELD} onTyping={setIsTyping} />
      {Question && isToCheck && <Question />}
    </div>
  );
}
