import { setCheckoutDiscountCode } from "@storywall/contract/calls/checkout/setCheckoutDiscountCode.ts";
import type { CallResult, Client } from "@storywall/contract/client.ts";
import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import type { PaymentIntent, PaymentProvider } from "@storywall/contract/schemas/payment.ts";
import type { PublicSite } from "@storywall/domain/sites/publicSite.ts";
import { createStore, type StoreApi } from "zustand/vanilla";
import { type CheckoutIssues, mergeSavedDraft, reviewDraft, validateDraft } from "./checkoutDraft.ts";
import { beginPayment, fetchPaymentState } from "./checkoutPayment.ts";
import { type CheckoutPhase, canPhaseTransition, isEditable } from "./checkoutPhase.ts";
import type { CheckoutStorage, PendingPayment } from "./checkoutStorage.ts";
import type { CheckoutDraft, CheckoutFieldName } from "./fields/checkoutFieldNames.ts";
import type { CheckoutNoticeCode } from "./notice/checkoutMessages.ts";
import { openCheckout } from "./openCheckout.ts";
import type { FormCheckResult, PaymentForm, PaymentResult } from "./payment/paymentForm.ts";
import { saveDraft } from "./saveDraft.ts";

export type CheckoutState = {
  readonly phase: CheckoutPhase;
  readonly checkout: Checkout | null;
  readonly draft: CheckoutDraft;
  readonly issues: CheckoutIssues;
  readonly notice: CheckoutNoticeCode | null;
  /** The server's sentence of the notice `notReady`. */
  readonly message: string;
  readonly isBusy: boolean;
  /** The payment that waits for the bank's next action. */
  readonly intent: PaymentIntent | null;
  /** How often an unknown payment was polled. After a while the message changes. */
  readonly pollCount: number;
  readonly orderId: string | null;
};

export type CheckoutActions = {
  /** Finds or creates the checkout of this cart. Call it again after each change of the cart. */
  readonly open: (cartId: string | null) => Promise<void>;
  readonly setField: (field: CheckoutFieldName, value: string) => void;
  /** Call it on blur of a field: shows its issue, and saves what is valid. */
  readonly blurField: (field: CheckoutFieldName) => Promise<void>;
  /**
   * Validates and saves everything, then moves to the review. Returns false when something needs attention. Waits for
   * payment fields that are loading.
   */
  readonly review: (form: PaymentForm) => Promise<boolean>;
  readonly edit: () => void;
  /** Says that a reload has emptied the card's fields, which are stored nowhere. */
  readonly askForCardAgain: () => void;
  /** Pays. Calls during a payment have no effect, so a double click pays once. */
  readonly pay: (form: PaymentForm) => Promise<void>;
  /** Continues with the bank's next action, or cancels it. */
  readonly completeNextAction: (isConfirmed: boolean) => Promise<void>;
  readonly removePromo: () => Promise<void>;
  /**
   * Sends a change of the checkout, such as its delivery option, and shows the reply. Resolves to null when it was not
   * sent because the shopper was paying already.
   */
  readonly changeCheckout: (send: CheckoutChange) => Promise<CallResult<Checkout> | null>;
  /** Stops polling. Call it when the page is left. */
  readonly stopPolling: () => void;
};

/** A call that changes the checkout; its client may be the page's own. */
export type CheckoutChange = (checkout: Checkout) => Promise<CallResult<Checkout>>;

export type CheckoutStore = StoreApi<CheckoutState & CheckoutActions>;

type CheckoutDependencies = {
  readonly client: Client;
  readonly site: PublicSite;
  readonly storage: CheckoutStorage;
  /** The provider whose form this page shows. */
  readonly provider: PaymentProvider;
  readonly handleNextAction: (intent: PaymentIntent, isConfirmed: boolean) => Promise<PaymentResult>;
  /** Returns the URL to which a bank's page returns the shopper of this checkout. */
  readonly buildReturnUrl: (checkoutId: string) => string;
  /** Returns the payment from which the shopper returns, by the URL of the page. */
  readonly findReturnedPayment: () => PendingPayment | null;
  readonly wait: (milliseconds: number) => Promise<void>;
};

const INITIAL_STATE: CheckoutState = {
  phase: "opening",
  checkout: null,
  draft: {},
  issues: {},
  notice: null,
  message: "",
  isBusy: false,
  intent: null,
  pollCount: 0,
  orderId: null,
};

/** Pauses between polls of an unknown payment; the last one repeats. */
const POLL_INTERVALS_MS = [1_000, 2_000, 3_000, 5_000] as const;
const LAST_POLL_INTERVAL_MS = 5_000;

/** How long a press on "Review your order" waits for the provider's fields. */
const FIELDS_TIMEOUT_MS = 8_000;
const FIELDS_POLL_INTERVAL_MS = 250;

/** Creates the store of one checkout page. It saves everything but card data, so that a reload loses nothing. */
export const createCheckoutStore = (dependencies: CheckoutDependencies): CheckoutStore => {
  const { client, site, storage, wait } = dependencies;
  const shopClient = { client, site: site.code };

  return createStore((set, get) => {
    let isStopped = false;
    let isReturnConsumed = false;
    let opening: Promise<void> | null = null;
    let openingCartId: string | null = null;
    let confirmedStreet: string | undefined;
    let lastCall: Promise<unknown> = Promise.resolve();

    /** Calls that reply with the checkout follow each other, so that an older reply never replaces a newer one. */
    const inOrder = <T>(call: () => Promise<T>): Promise<T> => {
      const result = lastCall.then(call);
      lastCall = result.catch(() => undefined);
      return result;
    };

    /** Saves what is typed, based on the checkout as earlier calls have left it. */
    const saveInOrder = (checkout: Checkout) =>
      inOrder(() => saveDraft(shopClient, site, get().checkout ?? checkout, get().draft));

    const changeCheckout: CheckoutActions["changeCheckout"] = (send) =>
      inOrder(async () => {
        const { checkout, phase } = get();
        if (!checkout || !isEditable(phase)) return null;
        const result = await send(checkout);
        if (result.kind === "ok" && isEditable(get().phase)) set({ checkout: result.reply });
        return result;
      });

    const transitionTo = (phase: CheckoutPhase, more: Partial<CheckoutState> = {}) => {
      const from = get().phase;
      if (from !== phase && !canPhaseTransition(from, phase))
        throw new Error(`checkout: ${from} to ${phase}`);
      set({ ...more, phase });
    };

    const saveDraftLocally = () => storage.save({ ...storage.load(), draft: get().draft });
    const savePendingPayment = (payment: PendingPayment | null) =>
      storage.save({ ...storage.load(), payment });

    const handleOrdered = (orderId: string) => {
      // The saved checkout stays until the order page has been shown: a shopper may return here before that.
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
      // Browser storage may have been emptied while the shopper was on a bank's page. The return URL still names the
      // payment.
      const payment = savedPayment ?? consumeReturnedPayment();
      if (payment) {
        storage.save({ ...storage.load(), payment, checkoutId: checkoutId ?? payment.checkoutId });
        transitionTo("checking");
        return pollPayment(payment);
      }
      const opened = await inOrder(() => openCheckout(shopClient, cartId, checkoutId));
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

    /** Reads the URL only once, since it is cleaned a moment later. */
    const consumeReturnedPayment = (): PendingPayment | null => {
      const returned = isReturnConsumed ? null : dependencies.findReturnedPayment();
      isReturnConsumed = true;
      return returned;
    };

    /** Polls until the result is known. Only that result lets the shopper pay again. */
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

    /** No money moved, as the provider says: the card can be corrected, everything else stays. */
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

    const checkLoadedFields = async (form: PaymentForm): Promise<FormCheckResult> => {
      for (let waited = 0; waited < FIELDS_TIMEOUT_MS; waited += FIELDS_POLL_INTERVAL_MS) {
        const result = await form.checkFields();
        if (result !== "loading") return result;
        await wait(FIELDS_POLL_INTERVAL_MS);
      }
      return "notLoaded";
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
        // Adding a wall meanwhile may have created another cart.
        if (opening && openingCartId !== cartId) return opening.then(() => get().open(cartId));
        openingCartId = cartId;
        opening ??= openOnce(cartId).finally(() => {
          opening = null;
        });
        return opening;
      },
      setField: (field, value) => {
        const draft = { ...get().draft, [field]: value };
        // An issue disappears once it is corrected, also by another field; no new one appears while typing.
        const { issues, notice } = get();
        const remaining = Object.entries(validateDraft(site, draft)).filter(([name]) =>
          Object.hasOwn(issues, name),
        );
        const isLastCorrected = remaining.length === 0 && Object.keys(issues).length > 0;
        set({
          draft,
          issues: Object.fromEntries(remaining),
          notice: isLastCorrected && notice === "invalidFields" ? null : notice,
        });
        saveDraftLocally();
      },
      blurField: async (field) => {
        const { draft, checkout, issues } = get();
        const issue = validateDraft(site, draft)[field];
        // An empty field is shown as an issue only when the shopper continues to the review.
        if (issue && draft[field]?.trim()) set({ issues: { ...issues, [field]: issue } });
        if (!checkout) return;
        const saved = await saveInOrder(checkout);
        if (saved.kind === "saved" && isEditable(get().phase)) set({ checkout: saved.checkout });
        if (saved.kind === "promoUsed" && isEditable(get().phase)) set({ notice: saved.kind });
        if (saved.kind === "notOpen" && isEditable(get().phase)) await get().open(checkout.cartId);
      },
      review: async (form) => {
        const { draft, checkout, isBusy, phase } = get();
        if (!checkout || isBusy || phase !== "details") return false;
        const issues = reviewDraft(site, draft, confirmedStreet);
        confirmedStreet = draft.address1;
        const isDraftValid = Object.keys(issues).length === 0;
        set({ isBusy: true, notice: null, issues });
        const formCheck = await (isDraftValid ? checkLoadedFields(form) : form.checkFields());
        if (!isDraftValid || formCheck !== "valid") {
          const isOnlyForm = isDraftValid && formCheck === "notLoaded";
          set({ isBusy: false, notice: isOnlyForm ? "formNotLoaded" : "invalidFields" });
          return false;
        }
        const saved = await saveInOrder(checkout);
        set({ isBusy: false });
        // Paid or emptied in another tab meanwhile.
        if (get().phase !== "details") return false;
        if (saved.kind === "saved") {
          transitionTo("review", { checkout: saved.checkout });
          return true;
        }
        if (saved.kind === "invalid") set({ issues: saved.issues, notice: "invalidFields" });
        if (saved.kind === "unreachable" || saved.kind === "promoUsed") set({ notice: saved.kind });
        if (saved.kind === "notOpen") {
          await get().open(checkout.cartId);
          return isEditable(get().phase) && get().checkout !== checkout ? get().review(form) : false;
        }
        return false;
      },
      edit: () => {
        if (get().phase === "review") transitionTo("details", { notice: null });
      },
      askForCardAgain: () => {
        // The street was already accepted at the review that was reloaded.
        confirmedStreet = get().draft.address1;
        set({ notice: "cardLost" });
      },
      pay: async (form) => {
        const { phase, checkout } = get();
        if (phase !== "review" || !checkout) return;
        transitionTo("paying", { notice: null });
        // Nothing may be awaited before this: browsers open a wallet only within the click.
        const approval = await form.requestApproval();
        if (approval === "cancelled") return transitionTo("review", { notice: "denied" });
        if (approval !== "valid")
          return transitionTo("details", {
            notice: approval === "notLoaded" ? "formNotLoaded" : "invalidFields",
          });
        const result = await beginPayment(shopClient, checkout);
        switch (result.kind) {
          case "intent":
            // The shop has changed its provider since this page was loaded, and this page lacks the new form.
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
            // Unless it was paid in another window or the server is unreachable, which is shown instead.
            if (get().phase === "review" && get().notice === null) set({ notice: "checkoutRecreated" });
            return;
          case "promoUsed":
          case "tooManyDeclines":
          case "rateLimited":
          case "providerUnreachable":
          case "providerRejected":
            return transitionTo("review", { notice: result.kind });
          case "notReady":
            transitionTo("details", {
              notice: result.kind,
              message: result.message,
              issues: validateDraft(site, get().draft),
            });
            // A wall that has gone out of stock since shows this itself.
            return get().open(checkout.cartId);
          case "unreachable":
            return transitionTo("review", { notice: "unreachable" });
        }
      },
      completeNextAction: async (isConfirmed) => {
        const { intent, phase } = get();
        if (phase !== "nextAction" || !intent) return;
        transitionTo("paying", { intent: null });
        await handlePaymentResult(intent, await dependencies.handleNextAction(intent, isConfirmed));
      },
      removePromo: async () => {
        const result = await changeCheckout(({ checkoutId }) =>
          client(setCheckoutDiscountCode, { body: { checkoutId, discountCode: null, site: site.code } }),
        );
        if (result && isEditable(get().phase)) set({ notice: result.kind === "ok" ? null : "unreachable" });
      },
      changeCheckout,
      stopPolling: () => {
        isStopped = true;
      },
    };
  });
};
