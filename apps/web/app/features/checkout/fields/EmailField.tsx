import { type ComponentProps, type ComponentType, useRef, useState } from "react";
import type EmailSuggestion from "../../../ui/form/EmailSuggestion.tsx";
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
  const email = useCheckout(({ draft }) => draft.email ?? "");
  const setField = useCheckout((checkout) => checkout.setField);
  const blurField = useCheckout((checkout) => checkout.blurField);
  const [Suggestion, setSuggestion] = useState<ComponentType<ComponentProps<typeof EmailSuggestion>> | null>(
    null,
  );
  const [leftEmail, setLeftEmail] = useState("");
  const container = useRef<HTMLDivElement>(null);
  const handleLeave = () => {
    setLeftEmail(email);
    // Without it the address is not asked about; everything else works.
    import("../../../ui/form/EmailSuggestion.tsx").then(
      ({ default: component }) => setSuggestion(() => component),
      () => undefined,
    );
  };
  const handleAccept = (suggestion: string) => {
    setField("email", suggestion);
    void blurField("email");
    // The button that had the focus goes with the question.
    container.current?.querySelector("input")?.focus();
  };
  return (
    <div ref={container}>
      <CheckoutField field={EMAIL_FIELD} onLeave={handleLeave} />
      <div role="status">
        {Suggestion && leftEmail === email && <Suggestion email={email} onAccept={handleAccept} />}
      </div>
    </div>
  );
}
