import { type ComponentType, useState } from "react";
import { useCheckout } from "../CheckoutProvider.tsx";
import { CheckoutField } from "./CheckoutField.tsx";

const EMAIL_FIELD = {
  name: "email",
  label: "E-mail",
  required: true,
  autocomplete: "email",
  hint: "For your receipt and updates on your order, nothing else.",
} as const;

/** The address for receipt and order link. Once it is left, a likely typing error in it is asked about. */
export function EmailField() {
  const email = useCheckout(({ draft }) => draft.email);
  const [Question, setQuestion] = useState<ComponentType | null>(null);
  const [leftEmail, setLeftEmail] = useState<string>();
  const handleLeave = () => {
    setLeftEmail(email);
    // Without it the address is not asked about; everything else works.
    import("./EmailQuestion.tsx").then(
      (loaded) => setQuestion(() => loaded.default),
      () => undefined,
    );
  };
  return (
    <div>
      <CheckoutField field={EMAIL_FIELD} onLeave={handleLeave} />
      {Question && leftEmail === email && <Question />}
    </div>
  );
}
