import type { Stripe, StripeElements } from "@stripe/stripe-js";
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { useSite } from "../../../lib/api/site.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useCheckout } from "../CheckoutProvider.tsx";
import { FieldsLoadError } from "./FieldsLoadError.tsx";
import { PaymentMarks } from "./PaymentMarks.tsx";
import styles from "./ProviderForm.module.css";
import type { ApprovalResult, PaymentForm, PaymentResult } from "./paymentForm.ts";
import { getStripe } from "./stripe.ts";
import { toPaymentResult } from "./stripeResult.ts";

type StripeFormProps = {
  readonly ref: Ref<PaymentForm>;
  readonly publishableKey: string | null;
  /** The amount to pay in minor units. The payment itself is created later, after the review. */
  readonly amount: number;
};

type MountedElements = { readonly stripe: Stripe; readonly elements: StripeElements };

/** Stripe's Payment Element. Its fields are iframes of Stripe, so that card data never reaches our page. */
export default function StripeForm({ ref, publishableKey, amount }: StripeFormProps) {
  const { currency, locale } = useSite();
  const container = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedElements | null>(null);
  const paymentMethod = useRef("card");
  const [state, setState] = useState<"loading" | "ready" | "missing">("loading");
  const [attempt, setAttempt] = useState(1);
  const isCardLost = useCheckout(({ notice }) => notice === "cardLost");

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect below updates the amount without new fields
  useEffect(() => {
    let isUnmounted = false;
    const mount = async () => {
      const stripe = await getStripe(publishableKey);
      if (isUnmounted || !container.current) return;
      const elements = stripe.elements({
        mode: "payment",
        amount,
        currency: currency.toLowerCase(),
        locale: locale.startsWith("en") ? "en" : "auto",
        appearance: buildAppearance(),
      });
      const fields = elements.create("payment");
      fields.on("ready", () => setState("ready"));
      fields.on("loaderror", () => setState("missing"));
      fields.on("change", ({ value }) => {
        paymentMethod.current = value.type;
      });
      fields.mount(container.current);
      mounted.current = { stripe, elements };
    };
    setState("loading");
    mount().catch(() => isUnmounted || setState("missing"));
    return () => {
      isUnmounted = true;
      mounted.current?.elements.getElement("payment")?.destroy();
      mounted.current = null;
    };
  }, [publishableKey, currency, locale, attempt]);

  useEffect(() => {
    void mounted.current?.elements.update({ amount });
  }, [amount]);

  useEffect(() => {
    if (isCardLost && state === "ready") mounted.current?.elements.getElement("payment")?.focus();
  }, [isCardLost, state]);

  useImperativeHandle(ref, () => ({
    checkFields: async () => {
      if (state === "loading") return "loading";
      if (!mounted.current || state === "missing") return "notLoaded";
      // Submitting would open the wallet now, before the review.
      if (WALLETS.has(paymentMethod.current)) return "valid";
      const { error } = await mounted.current.elements.submit();
      return error ? "invalid" : "valid";
    },
    requestApproval: async () =>
      mounted.current ? approve(mounted.current, WALLETS.has(paymentMethod.current)) : "notLoaded",
    summary: () => PAYMENT_METHOD_LABELS[paymentMethod.current] ?? "As chosen in Stripe's form",
    confirm: (intent, returnUrl) =>
      mounted.current
        ? pay(mounted.current, intent.clientSecret, returnUrl)
        : Promise.resolve({ kind: "notSent" }),
  }));

  return (
    <>
      <PaymentMarks marks={["Visa", "Mastercard", "American Express"]} />
      {state === "loading" && <Skeleton className={styles.skeleton} />}
      {state === "missing" && (
        <FieldsLoadError provider="Stripe" onRetry={() => setAttempt((before) => before + 1)} />
      )}
      {/* Not hidden while it loads: the fields measure themselves. */}
      <div ref={container} className={styles.fields} hidden={state === "missing"} />
    </>
  );
}

const PAYMENT_METHOD_LABELS: Readonly<Record<string, string>> = {
  card: "With the card you entered",
  link: "With Link",
  apple_pay: "With Apple Pay",
  google_pay: "With Google Pay",
};

/** Payment methods whose sheet the browser shows. */
const WALLETS: ReadonlySet<string> = new Set(["apple_pay", "google_pay"]);

/** Checks the fields, or opens the wallet: https://docs.stripe.com/js/elements/submit */
const approve = async ({ elements }: MountedElements, isWallet: boolean): Promise<ApprovalResult> => {
  const isValid = await elements.submit().then(
    ({ error }) => error === undefined,
    () => false,
  );
  if (isValid) return "valid";
  return isWallet ? "cancelled" : "invalid";
};

const pay = async (
  { stripe, elements }: MountedElements,
  clientSecret: string,
  returnUrl: string,
): Promise<PaymentResult> => {
  try {
    return toPaymentResult(
      await stripe.confirmPayment({
        elements,
        clientSecret,
        confirmParams: { return_url: returnUrl },
        // Cards stay on our page. Only payment methods with a page of their own leave it.
        redirect: "if_required",
      }),
    );
  } catch {
    return { kind: "unknown" };
  }
};

/** Returns our styles for Stripe's iframes, which cannot read them. */
const buildAppearance = () => {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(name).trim();
  return {
    variables: {
      colorPrimary: token("--primary"),
      colorBackground: token("--surface"),
      colorText: token("--ink"),
      colorDanger: token("--danger"),
      fontFamily: "system-ui, sans-serif",
      fontSizeBase: "16px",
      borderRadius: "6px",
    },
  };
};
