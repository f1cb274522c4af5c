import type { Stripe, StripeElements } from "@stripe/stripe-js";
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { useSite } from "../../../lib/api/site.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { FieldsMissing } from "./FieldsMissing.tsx";
import styles from "./ProviderForm.module.css";
import type { Approval, PaymentForm, PaymentOutcome } from "./paymentForm.ts";
import { stripeOf } from "./stripe.ts";
import { stripeOutcome } from "./stripeOutcome.ts";

type StripeFormProps = {
  readonly ref: Ref<PaymentForm>;
  readonly publishableKey: string | null;
  /** What will be paid, in minor units; the payment itself is made later, when the order has been checked. */
  readonly amount: number;
};

type Mounted = { readonly stripe: Stripe; readonly elements: StripeElements };

/** Stripe's Payment Element: its fields are frames of Stripe, so that no card ever touches our page. */
export default function StripeForm({ ref, publishableKey, amount }: StripeFormProps) {
  const { currency, locale } = useSite();
  const host = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted | null>(null);
  const means = useRef("card");
  const [state, setState] = useState<"loading" | "ready" | "missing">("loading");
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another amount is told to the fields below, not new fields made
  useEffect(() => {
    let isGone = false;
    const mount = async () => {
      const stripe = await stripeOf(publishableKey);
      if (isGone || !host.current) return;
      const elements = stripe.elements({
        mode: "payment",
        amount,
        currency: currency.toLowerCase(),
        locale: locale.startsWith("en") ? "en" : "auto",
        appearance: appearance(),
      });
      const fields = elements.create("payment");
      fields.on("ready", () => setState("ready"));
      fields.on("loaderror", () => setState("missing"));
      fields.on("change", ({ value }) => {
        means.current = value.type;
      });
      fields.mount(host.current);
      mounted.current = { stripe, elements };
    };
    setState("loading");
    mount().catch(() => isGone || setState("missing"));
    return () => {
      isGone = true;
      mounted.current?.elements.getElement("payment")?.destroy();
      mounted.current = null;
    };
  }, [publishableKey, currency, locale, attempt]);

  useEffect(() => {
    void mounted.current?.elements.update({ amount });
  }, [amount]);

  useImperativeHandle(ref, () => ({
    check: async () => {
      if (!mounted.current || state !== "ready") return "notThere";
      // Submitting would open the wallet now, before the order has been looked at.
      if (WALLETS.has(means.current)) return "good";
      const { error } = await mounted.current.elements.submit();
      return error ? "faulty" : "good";
    },
    approve: async () =>
      mounted.current ? approve(mounted.current, WALLETS.has(means.current)) : "notThere",
    summary: () => MEANS[means.current] ?? "As chosen in the form of Stripe",
    confirm: (intent, returnUrl) =>
      mounted.current
        ? pay(mounted.current, intent.clientSecret, returnUrl)
        : Promise.resolve({ kind: "notAsked" }),
  }));

  return (
    <>
      {state === "loading" && <Skeleton className={styles.wait} />}
      {state === "missing" && (
        <FieldsMissing provider="Stripe" onTryAgain={() => setAttempt((before) => before + 1)} />
      )}
      {/* Not `display: none` while it loads: the fields measure themselves. */}
      <div ref={host} className={styles.fields} hidden={state === "missing"} />
    </>
  );
}

const MEANS: Readonly<Record<string, string>> = {
  card: "By the card that you entered",
  link: "By Link",
  apple_pay: "By Apple Pay",
  google_pay: "By Google Pay",
};

/** Means of payment with a sheet of their own, which the browser shows. */
const WALLETS: ReadonlySet<string> = new Set(["apple_pay", "google_pay"]);

/** Checks the fields, or opens the wallet: https://docs.stripe.com/js/elements/submit */
const approve = async ({ elements }: Mounted, isWallet: boolean): Promise<Approval> => {
  const isGood = await elements.submit().then(
    ({ error }) => error === undefined,
    () => false,
  );
  if (isGood) return "good";
  return isWallet ? "left" : "faulty";
};

const pay = async (
  { stripe, elements }: Mounted,
  clientSecret: string,
  returnUrl: string,
): Promise<PaymentOutcome> => {
  try {
    return stripeOutcome(
      await stripe.confirmPayment({
        elements,
        clientSecret,
        confirmParams: { return_url: returnUrl },
        // Cards stay on our page; only a means of payment that has a page of its own leads away from it.
        redirect: "if_required",
      }),
    );
  } catch {
    return { kind: "unknown" };
  }
};

/** The frames of Stripe cannot read our styles, so they are told. */
const appearance = () => {
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
