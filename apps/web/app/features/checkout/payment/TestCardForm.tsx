import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { apiWithoutToasts } from "../../../lib/api/api.ts";
import { useSite } from "../../../lib/api/site.ts";
import { TextField } from "../../../ui/form/Field.tsx";
import { useCheckout } from "../CheckoutProvider.tsx";
import { PaymentMarks } from "./PaymentMarks.tsx";
import type { PaymentForm } from "./paymentForm.ts";
import styles from "./TestCardForm.module.css";
import {
  type CardDraft,
  type CardIssues,
  EMPTY_CARD,
  formatCardNumber,
  formatExpiry,
  parseCard,
} from "./testCard.ts";
import { confirmTestCard } from "./testProvider.ts";

/** The fields of the built-in test provider. What is typed is sent only to that provider. */
export default function TestCardForm({ ref }: { readonly ref: Ref<PaymentForm> }) {
  const site = useSite();
  const [card, setCard] = useState(EMPTY_CARD);
  const [issues, setIssues] = useState<CardIssues>({});
  const fields = useRef<HTMLDivElement>(null);
  const isCardLost = useCheckout(({ notice }) => notice === "cardLost");
  useEffect(() => {
    if (isCardLost) fields.current?.querySelector("input")?.focus();
  }, [isCardLost]);

  const check = async () => {
    const result = parseCard(card, new Date());
    setIssues(result.kind === "invalid" ? result.issues : {});
    return result.kind === "card" ? "valid" : "invalid";
  };

  useImperativeHandle(ref, () => ({
    checkFields: check,
    requestApproval: check,
    summary: () => `Card ending in ${card.number.replace(/\D/g, "").slice(-4)}`,
    confirm: async (intent) => {
      const result = parseCard(card, new Date());
      if (result.kind === "invalid") return { kind: "invalid" };
      return confirmTestCard(apiWithoutToasts, site.code, intent, result.card);
    },
  }));

  const updateCard = (change: Partial<CardDraft>) => {
    const updated = { ...card, ...change };
    setCard(updated);
    // An issue disappears once it is corrected; no new one appears while typing.
    const result = parseCard(updated, new Date());
    const currentIssues = result.kind === "invalid" ? result.issues : {};
    setIssues((before) => ({
      ...(before.number && currentIssues.number && { number: currentIssues.number }),
      ...(before.expiry && currentIssues.expiry && { expiry: currentIssues.expiry }),
      ...(before.cvc && currentIssues.cvc && { cvc: currentIssues.cvc }),
    }));
  };

  return (
    <div ref={fields} className={styles.card}>
      <div className={styles.number}>
        <PaymentMarks marks={["Visa", "Mastercard"]} />
      </div>
      <div className={styles.number}>
        <TextField
          label="Card number"
          name="card-number"
          autoComplete="cc-number"
          inputMode="numeric"
          maxLength={23}
          value={card.number}
          error={issues.number}
          onChange={(event) => updateCard({ number: formatCardNumber(event.target.value) })}
        />
      </div>
      <TextField
        label="Expiry date"
        name="card-expiry"
        autoComplete="cc-exp"
        inputMode="numeric"
        placeholder="MM / YY"
        maxLength={9}
        value={card.expiry}
        error={issues.expiry}
        onChange={(event) => updateCard({ expiry: formatExpiry(event.target.value) })}
      />
      <TextField
        label="Security code"
        name="card-cvc"
        autoComplete="cc-csc"
        inputMode="numeric"
        maxLength={4}
        value={card.cvc}
        error={issues.cvc}
        onChange={(event) => updateCard({ cvc: event.target.value.replace(/\D/g, "") })}
      />
    </div>
  );
}
