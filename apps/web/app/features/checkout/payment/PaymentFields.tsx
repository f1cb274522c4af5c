import type { PaymentProvider } from "@storywall/contract/schemas/payment.ts";
import { type ComponentType, type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { FieldsLoadError } from "./FieldsLoadError.tsx";
import styles from "./ProviderForm.module.css";
import type { PaymentForm } from "./paymentForm.ts";

type ProviderFormProps = {
  readonly ref: Ref<PaymentForm>;
  readonly publishableKey: string | null;
  readonly amount: number;
};

/** Each provider's form is a module of its own, loaded only where the shop uses that provider. */
const PROVIDER_FORMS: Readonly<Record<PaymentProvider, () => Promise<ComponentType<ProviderFormProps>>>> = {
  test: async () => (await import("./TestCardForm.tsx")).default,
  stripe: async () => (await import("./StripeForm.tsx")).default,
  paystack: async () => (await import("./PaystackForm.tsx")).default,
  shopify: async () => (await import("./ShopifyForm.tsx")).default,
};

/** Renders the form of the site's provider, which never changes on an open page. */
export function PaymentFields({
  provider,
  ref,
  ...props
}: ProviderFormProps & { readonly provider: PaymentProvider }) {
  const [Form, setForm] = useState<ComponentType<ProviderFormProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const form = useRef<PaymentForm>(null);
  const isLoading = useRef(true);

  const load = () => {
    setHasFailed(false);
    isLoading.current = true;
    // Not `React.lazy`, which keeps a failed load until the page is reloaded.
    PROVIDER_FORMS[provider]().then(
      (loaded) => setForm(() => loaded),
      () => {
        isLoading.current = false;
        setHasFailed(true);
      },
    );
  };
  useEffect(load, [provider]);

  // Checkout always has a form to call, also while the provider's own has not loaded.
  useImperativeHandle(ref, () => ({
    checkFields: async () => form.current?.checkFields() ?? (isLoading.current ? "loading" : "notLoaded"),
    requestApproval: async () => form.current?.requestApproval() ?? "notLoaded",
    summary: () => form.current?.summary() ?? "",
    confirm: async (intent, returnUrl) => form.current?.confirm(intent, returnUrl) ?? { kind: "notSent" },
  }));

  if (hasFailed) return <FieldsLoadError provider={PROVIDER_NAMES[provider]} onRetry={load} />;
  return Form ? <Form ref={form} {...props} /> : <Skeleton className={styles.skeleton} />;
}

const PROVIDER_NAMES: Readonly<Record<PaymentProvider, string>> = {
  test: "the test shop",
  stripe: "Stripe",
  paystack: "Paystack",
  shopify: "Shopify",
};
