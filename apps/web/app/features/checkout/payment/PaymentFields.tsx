import type { PaymentProvider } from "@storywall/contract/schemas/payment.ts";
import { type ComponentType, type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { FieldsMissing } from "./FieldsMissing.tsx";
import styles from "./ProviderForm.module.css";
import type { PaymentForm } from "./paymentForm.ts";
import { TestCardForm } from "./TestCardForm.tsx";

export type ProviderFormProps = {
  readonly ref: Ref<PaymentForm>;
  readonly publishableKey: string | null;
  readonly amount: number;
};

type RealProvider = Exclude<PaymentProvider, "test">;

/** A real provider's form is a piece of code of its own, fetched only by shops that have that provider. */
const FORMS: Readonly<Record<RealProvider, () => Promise<ComponentType<ProviderFormProps>>>> = {
  stripe: async () => (await import("./StripeForm.tsx")).default,
  paystack: async () => (await import("./PaystackForm.tsx")).default,
};

/** The form of the site's provider. */
export function PaymentFields({
  provider,
  ...props
}: ProviderFormProps & { readonly provider: PaymentProvider }) {
  return provider === "test" ? (
    <TestCardForm ref={props.ref} />
  ) : (
    <RealProviderForm key={provider} provider={provider} {...props} />
  );
}

function RealProviderForm({
  provider,
  ref,
  ...props
}: ProviderFormProps & { readonly provider: RealProvider }) {
  const [Form, setForm] = useState<ComponentType<ProviderFormProps> | null>(null);
  const [isMissing, setMissing] = useState(false);
  const form = useRef<PaymentForm>(null);

  const load = () => {
    setMissing(false);
    // Not `React.lazy`, which remembers a failed load for ever.
    FORMS[provider]().then(
      (loaded) => setForm(() => loaded),
      () => setMissing(true),
    );
  };
  useEffect(load, [provider]);

  // Checkout always has a form to ask, also while the provider's own has not come.
  useImperativeHandle(ref, () => ({
    check: async () => form.current?.check() ?? "notThere",
    approve: async () => form.current?.approve() ?? "notThere",
    summary: () => form.current?.summary() ?? "",
    confirm: async (intent, returnUrl) => form.current?.confirm(intent, returnUrl) ?? { kind: "notAsked" },
  }));

  if (isMissing) return <FieldsMissing provider={NAMES[provider]} onTryAgain={load} />;
  return Form ? <Form ref={form} {...props} /> : <Skeleton className={styles.wait} />;
}

const NAMES: Readonly<Record<RealProvider, string>> = { stripe: "Stripe", paystack: "Paystack" };
