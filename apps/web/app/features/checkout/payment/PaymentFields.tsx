import type { PaymentProvider } from "@storywall/contract/schemas/payment.ts";
import { type ComponentType, type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { FieldsLoadError } from "./FieldsLoadError.tsx";
import styles from "./ProviderForm.module.css";
import type { PaymentForm } from "./paymentForm.ts";
import { TestCardForm } from "./TestCardForm.tsx";

type ProviderFormProps = {
  readonly ref: Ref<PaymentForm>;
  readonly publishableKey: string | null;
  readonly amount: number;
};

type LiveProvider = Exclude<PaymentProvider, "test">;

/** Each live provider's form is a module of its own, loaded only where the shop uses that provider. */
const PROVIDER_FORMS: Readonly<Record<LiveProvider, () => Promise<ComponentType<ProviderFormProps>>>> = {
  stripe: async () => (await import("./StripeForm.tsx")).default,
  paystack: async () => (await import("./PaystackForm.tsx")).default,
};

/** Renders the form of the site's provider. */
export function PaymentFields({
  provider,
  ...props
}: ProviderFormProps & { readonly provider: PaymentProvider }) {
  return provider === "test" ? (
    <TestCardForm ref={props.ref} />
  ) : (
    <LiveProviderForm key={provider} provider={provider} {...props} />
  );
}

function LiveProviderForm({
  provider,
  ref,
  ...props
}: ProviderFormProps & { readonly provider: LiveProvider }) {
  const [Form, setForm] = useState<ComponentType<ProviderFormProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const form = useRef<PaymentForm>(null);

  const load = () => {
    setHasFailed(false);
    // Not `React.lazy`, which keeps a failed load until the page is reloaded.
    PROVIDER_FORMS[provider]().then(
      (loaded) => setForm(() => loaded),
      () => setHasFailed(true),
    );
  };
  useEffect(load, [provider]);

  // Checkout always has a form to call, also while the provider's own has not loaded.
  useImperativeHandle(ref, () => ({
    checkFields: async () => form.current?.checkFields() ?? "notLoaded",
    requestApproval: async () => form.current?.requestApproval() ?? "notLoaded",
    summary: () => form.current?.summary() ?? "",
    confirm: async (intent, returnUrl) => form.current?.confirm(intent, returnUrl) ?? { kind: "notSent" },
  }));

  if (hasFailed) return <FieldsLoadError provider={PROVIDER_NAMES[provider]} onRetry={load} />;
  return Form ? <Form ref={form} {...props} /> : <Skeleton className={styles.skeleton} />;
}

const PROVIDER_NAMES: Readonly<Record<LiveProvider, string>> = { stripe: "Stripe", paystack: "Paystack" };
