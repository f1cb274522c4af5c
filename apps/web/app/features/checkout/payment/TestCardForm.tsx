import { type Ref, useImperativeHandle, useState } from "react";
import { quietApi } from "../../../lib/api/api.ts";
import { useSite } from "../../../lib/api/site.ts";
import { TextField } from "../../../ui/Field.tsx";
import type { FormCheck, PaymentForm } from "./paymentForm.ts";
import styles from "./TestCardForm.module.css";
import {
  type CardDraft,
  type CardFaults,
  EMPTY_CARD,
  groupedExpiry,
  groupedNumber,
  readCard,
} from "./testCard.ts";
import { confirmTestCard } from "./testPayments.ts";

/** The fields of the built-in test provider. What is typed stays in this component and goes nowhere but to it. */
export function TestCardForm({ ref }: { readonly ref: Ref<PaymentForm> }) {
  const site = useSite();
  const [card, setCard] = useState(EMPTY_CARD);
  const [faults, setFaults] = useState<CardFaults>({});

  const check = async (): Promise<FormCheck> => {
    const read = readCard(card, new Date());
    setFaults(read.kind === "faulty" ? read.faults : {});
    return read.kind === "card" ? "good" : "faulty";
  };

  useImperativeHandle(ref, () => ({
    check,
    approve: check,
    summary: () => `Card ending in ${card.number.replace(/\D/g, "").slice(-4)}`,
    confirm: async (intent) => {
      const read = readCard(card, new Date());
      if (read.kind === "faulty") return { kind: "faulty" };
      return confirmTestCard(quietApi, site.code, intent, read.card);
    },
  }));

  const type = (change: Partial<CardDraft>) => {
    const typed = { ...card, ...change };
    setCard(typed);
    // A fault goes as soon as it is mended; no new one appears while typing.
    const read = readCard(typed, new Date());
    const now = read.kind === "faulty" ? read.faults : {};
    setFaults((before) => ({
      ...(before.number && now.number && { number: now.number }),
      ...(before.expiry && now.expiry && { expiry: now.expiry }),
      ...(before.cvc && now.cvc && { cvc: now.cvc }),
    }));
  };

  return (
    <div className={styles.card}>
      <div className={styles.number}>
        <TextField
          label="Card number"
          name="card-number"
          autoComplete="cc-number"
          inputMode="numeric"
          maxLength={23}
          value={card.number}
          error={faults.number}
          onChange={(event) => type({ number: groupedNumber(event.target.value) })}
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
        error={faults.expiry}
        onChange={(event) => type({ expiry: groupedExpiry(event.target.value) })}
      />
      <TextField
        label="Security code"
        name="card-cvc"
        autoComplete="cc-csc"
        inputMode="numeric"
        maxLength={4}
        value={card.cvc}
        error={faults.cvc}
        onChange={(event) => type({ cvc: event.target.value.replace(/\D/g, "") })}
      />
    </div>
  );
}
