import { setCheckoutDiscountCode } from "@storywall/contract/calls/checkout/setCheckoutDiscountCode.ts";
import type { Client } from "@storywall/contract/client.ts";
import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import type { PaymentIntent, PaymentProvider } from "@storywall/contract/schemas/payment.ts";
import type { PublicSite } from "@storywall/domain/sites/publicSite.ts";
import { createStore, type StoreApi } from "zustand/vanilla";
import {
  type CheckoutDraft,
  type CheckoutFieldName,
  type CheckoutIssues,
  mergeSavedDraft,
  validateDraft,
} from "./checkoutDraft.ts";
import type { CheckoutNoticeCode } from "./checkoutMessages.ts";
import { beginPayment, fetchPaymentState } from "./checkoutPayment.ts";
import { type CheckoutPhase, canTransition, isEditable } from "./checkoutPhase.ts";
import type { CheckoutStorage, PendingPayment } from "./checkoutStorage.ts";
import { openCheckout } from "./openCheckout.ts";
import type { PaymentForm, PaymentResult } from "./payment/paymentForm.ts";
import { saveDraft } from "./saveDraft.ts";

export type CheckoutState = {
  readonly phase: CheckoutPhase;
  readonly checkout: Checkout | null;
  readonly draft: CheckoutDraft;
  readonly issues: CheckoutIssues;
  readonly notice: CheckoutNoticeCode | null;
  readonly isBusy: boolean;
  /** The payment that waits for its extra step. */
  readonly intent: PaymentIntent | null;
  /** How often the shop was asked about an unknown payment; after a while the words change. */
  readonly pollCount: number;
  readonly orderId: string | null;
};

export type CheckoutActions = {
  /** Finds or makes the checkout of this cart; called again whenever the cart has changed. */
  readonly open: (cartId: string | null) => Promise<void>;
  readonly setField: (field: CheckoutFieldName, value: string) => void;
  /** The shopper has left a field: says what is wrong with it and saves what is right. */
  readonly blurField: (field: CheckoutFieldName) => Promise<void>;
  /** Checks and saves all, then shows everything once more. False: something needs attention. */
  readonly review: (form: PaymentForm) => Promise<boolean>;
  readonly edit: () => void;
  /** Pays once, however often it is called. */
  readonly pay: (form: PaymentForm) => Promise<void>;
  /** Goes on with the bank's extra step, or leaves it. */
  readonly completeNextAction: (shouldContinue: boolean) => Promise<void>;
  readonly removePromo: () => Promise<void>;
  /** The page is left: stop asking. */
  readonly stopPolling: () => void;
};

export type CheckoutStore = StoreApi<CheckoutState & CheckoutActions>;

export type CheckoutDependencies = {
  readonly client: Client;
  readonly site: PublicSite;
  readonly storage: CheckoutStorage;
  /** Whose form stands on this page. */
  readonly provider: PaymentProvider;
  readonly handleNextAction: (intent: PaymentIntent, shouldContinue: boolean) => Promise<PaymentResult>;
  /** Where a bank's own page sends the shopper of this checkout back to. */
  readonly buildReturnUrl: (checkoutId: string) => string;
  /** The payment that the shopper comes back from by the address of the page. */
  readonly findReturnedPayment: () => PendingPayment | null;
  readonly wait: (milliseconds: number) => Promise<void>;
};

const INITIAL_STATE: CheckoutState = {
  phase: "opening",
  checkout: null,
  draft: {},
  issues: {},
  notice: null,
  isBusy: false,
  intent: null,
  pollCount: 0,
  orderId: null,
};

/** Pauses between questions about an unknown payment; the last one repeats. */
const POLL_INTERVALS_MS = [1_000, 2_000, 3_000, 5_000] as const;
const LAST_POLL_INTERVAL_MS = 5_000;

/** One checkout page. It remembers everything but the card, so that a reload at any point loses nothing. */
export const createCheckoutStore = (dependencies: CheckoutDependencies): CheckoutStore => {
  const { client, site, storage, wait } = dependencies;
  const shopClient = { client, site: site.code };

  return createStore((set, get) => {
    let isStopped = false;
    let isReturnConsumed = false;
    let opening: Promise<void> | null = null;

    const transitionTo = (phase: CheckoutPhase, more: Partial<CheckoutState> = {}) => {
      const from = get().phase;
      if (from !== phase && !canTransition(from, phase)) throw new Error(`checkout: ${from} to ${phase}`);
      set({ ...more, phase });
    };

    const saveDraftLocally = () => storage.save({ ...storage.load(), draft: get().draft });
    const savePendingPayment = (payment: PendingPayment | null) =>
      storage.save({ ...storage.load(), payment });

    const handleOrdered = (orderId: string) => {
      // The notes stay until the order's page is seen; only then is nothing left to come back to.
      const cartId = get().checkout?.cartId ?? null;
      storage.save({ ...storage.load(), payment: null, unseen: { orderId, cartId } });
      transitionTo("ordered", { orderId, notice: null });
    };

    const applyCheckout = (checkout: Checkout) => {
      const saved = storage.load();
      storage.save({ ...saved, checkoutId: checkout.checkoutId });
      set({ checkout, draft: mergeSavedDraft({ ...saved.draft, ...get().draft }, checkout) });
    };

    const openOnce = async (cartId: string | null): Promise<void> => {
      const { payment: savedPayment, checkoutId } = storage.load();
      // A browser may have forgotten what it began before it went to a bank's page; the address of the way back has not.
      const payment = savedPayment ?? consumeReturnedPayment();
      if (payment) {
        storage.save({ ...storage.load(), payment, checkoutId: checkoutId ?? payment.checkoutId });
        transitionTo("checking");
        return pollPayment(payment);
      }
      const opened = await openCheckout(shopClient, cartId, checkoutId);
      switch (opened.kind) {
        case "ordered":
          return handleOrdered(opened.orderId);
        case "empty":
          storage.save({ ...storage.load(), checkoutId: null });
          return transitionTo("empty", { checkout: null });
        case "unreachable":
          return get().checkout ? set({ notice: "unreachable" }) : transitionTo("unavailable");
        case "open":
          applyCheckout(opened.checkout);
          if (!isEditable(get().phase)) transitionTo("details");
      }
    };

    /** Once: the address is cleaned a moment later. */
    const consumeReturnedPayment = (): PendingPayment | null => {
      const returned = isReturnConsumed ? null : dependencies.findReturnedPayment();
      isReturnConsumed = true;
      return returned;
    };

    /** Asks until the answer is known. Nothing but that answer lets anybody pay again. */
    const pollPayment = async (payment: PendingPayment): Promise<void> => {
      for (let count = 1; !isStopped; count += 1) {
        const paymentState = await fetchPaymentState(shopClient, payment);
        if (paymentState.kind === "ordered") return handleOrdered(paymentState.orderId);
        if (paymentState.kind === "stuck") return transitionTo("stuck");
        if (paymentState.kind === "needsNextAction")
          return transitionTo("nextAction", { intent: paymentState.intent });
        if (paymentState.kind === "notPaid") return handleNotPaid(paymentState.notice ?? "notCharged");
        if (get().phase !== "checking") transitionTo("checking");
        set({ pollCount: count });
        await wait(POLL_INTERVALS_MS[count - 1] ?? LAST_POLL_INTERVAL_MS);
      }
    };

    /** The provider has said that no money moved: the card can be corrected, everything else is as it was. */
    const handleNotPaid = async (notice: CheckoutNoticeCode): Promise<void> => {
      savePendingPayment(null);
      if (get().checkout === null) {
        const { checkoutId } = storage.load();
        const opened = await openCheckout(shopClient, null, checkoutId);
        if (opened.kind === "ordered") return handleOrdered(opened.orderId);
        if (opened.kind === "open") applyCheckout(opened.checkout);
        if (opened.kind === "empty") return transitionTo("empty");
        if (opened.kind === "unreachable") return transitionTo("unavailable");
      }
      transitionTo("details", { notice, intent: null, pollCount: 0 });
    };

    const handlePaymentResult = async (intent: PaymentIntent, result: PaymentResult): Promise<void> => {
      switch (result.kind) {
        case "needsNextAction":
          return transitionTo("nextAction", { intent });
        case "declined":
          return handleNotPaid(result.reason);
        case "invalid":
          return handleNotPaid("invalidFields");
        case "notSent":
          return handleNotPaid("providerUnreachable");
        case "unknown":
          transitionTo("checking");
          return pollPayment(toPendingPayment(intent));
        case "succeeded":
          return pollPayment(toPendingPayment(intent));
      }
    };

    const toPendingPayment = (intent: PaymentIntent): PendingPayment => ({
      checkoutId: get().checkout?.checkoutId ?? storage.load().payment?.checkoutId ?? "",
      paymentIntentId: intent.id,
    });

    return {
      ...INITIAL_STATE,
      open: (cartId) => {
        isStopped = false;
        const { phase } = get();
        if (phase === "unavailable" || phase === "empty") transitionTo("opening");
        else if (phase !== "opening" && !isEditable(phase)) return Promise.resolve();
        opening ??= openOnce(cartId).finally(() => {
          opening = null;
        });
        return opening;
      },
      setField: (field, value) => {
        const draft = { ...get().draft, [field]: value };
        // A fault that is being mended goes as soon as it is mended, and no new one appears while typing.
        const remainingIssue = get().issues[field] !== undefined && validateDraft(site, draft)[field];
        const { [field]: _gone, ...others } = get().issues;
        set({ draft, issues: remainingIssue ? { ...others, [field]: remainingIssue } : others });
        saveDraftLocally();
      },
      blurField: async (field) => {
        const { draft, checkout, issues } = get();
        const issue = validateDraft(site, draft)[field];
        // An empty field is only a fault once the shopper wants to go on.
        if (issue && draft[field]?.trim()) set({ issues: { ...issues, [field]: issue } });
        if (!checkout) return;
        const saved = await saveDraft(shopClient, site, checkout, draft);
        if (saved.kind === "saved" && isEditable(get().phase)) set({ checkout: saved.checkout });
        if (saved.kind === "notOpen" && isEditable(get().phase)) await get().open(checkout.cartId);
      },
      review: async (form) => {
        const { draft, checkout, isBusy, phase } = get();
        if (!checkout || isBusy || phase !== "details") return false;
        const issues = validateDraft(site, draft);
        set({ isBusy: true, notice: null, issues });
        const formCheck = await form.check();
        if (Object.keys(issues).length > 0 || formCheck !== "valid") {
          const isOnlyForm = Object.keys(issues).length === 0 && formCheck === "notLoaded";
          set({ isBusy: false, notice: isOnlyForm ? "formNotLoaded" : "invalidFields" });
          return false;
        }
        const saved = await saveDraft(shopClient, site, checkout, draft);
        set({ isBusy: false });
        if (saved.kind === "saved") {
          transitionTo("review", { checkout: saved.checkout });
          return true;
        }
        if (saved.kind === "invalid") set({ issues: saved.issues, notice: "invalidFields" });
        if (saved.kind === "unreachable") set({ notice: "unreachable" });
        if (saved.kind === "notOpen") {
          await get().open(checkout.cartId);
          return isEditable(get().phase) && get().checkout !== checkout ? get().review(form) : false;
        }
        return false;
      },
      edit: () => {
        if (get().phase === "review") transitionTo("details", { notice: null });
      },
      pay: async (form) => {
        const { phase, checkout } = get();
        if (phase !== "review" || !checkout) return;
        transitionTo("paying", { notice: null });
        // Nothing may be waited for before this: a wallet opens in the press itself.
        const approval = await form.approve();
        if (approval === "cancelled") return transitionTo("review", { notice: "denied" });
        if (approval !== "valid")
          return transitionTo("details", {
            notice: approval === "notLoaded" ? "formNotLoaded" : "invalidFields",
          });
        const result = await beginPayment(shopClient, checkout);
        switch (result.kind) {
          case "intent":
            // The shop has taken another provider since this page was loaded; its form is not here.
            if (result.intent.provider !== dependencies.provider)
              return transitionTo("review", { notice: "providerChanged" });
            // Saved before the money can move: a reload from here on asks and does not pay.
            savePendingPayment(toPendingPayment(result.intent));
            return handlePaymentResult(
              result.intent,
              await form.confirm(result.intent, dependencies.buildReturnUrl(checkout.checkoutId)),
            );
          case "pending":
            savePendingPayment(toPendingPayment(result.intent));
            transitionTo("checking");
            return pollPayment(toPendingPayment(result.intent));
          case "amountChanged":
            transitionTo("review", { notice: "amountChanged" });
            return get().open(checkout.cartId);
          case "notOpen":
            transitionTo("review");
            await get().open(checkout.cartId);
            // Or it has been paid in another window, or the shop is out of reach: then that is what is shown.
            if (get().phase === "review" && get().notice === null) set({ notice: "checkoutRecreated" });
            return;
          case "promoUsed":
          case "tooManyDeclines":
          case "rateLimited":
          case "providerUnreachable":
            return transitionTo("review", { notice: result.kind });
          case "notReady":
            return transitionTo("details", {
              notice: result.error === "TILES_MISSING" ? "tilesMissing" : "invalidFields",
              issues: validateDraft(site, get().draft),
            });
          case "unreachable":
            return transitionTo("review", { notice: "unreachable" });
        }
      },
      completeNextAction: async (shouldContinue) => {
        const { intent, phase } = get();
        if (phase !== "nextAction" || !intent) return;
        transitionTo("paying", { intent: null });
        await handlePaymentResult(intent, await dependencies.handleNextAction(intent, shouldContinue));
      },
      removePromo: async () => {
        const { checkout } = get();
        if (!checkout || !isEditable(get().phase)) return;
        const { checkoutId } = checkout;
        const result = await client(setCheckoutDiscountCode, {
          body: { checkoutId, discountCode: null, site: site.code },
        });
        if (result.kind === "ok") set({ checkout: result.reply, notice: null });
        else set({ notice: "unreachable" });
      },
      stopPolling: () => {
        isStopped = true;
      },
    };
  });
};
