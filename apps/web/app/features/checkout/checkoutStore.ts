import { setCheckoutDiscountCode } from "@storywall/contract/calls/checkout/setCheckoutDiscountCode.ts";
import type { Client } from "@storywall/contract/client.ts";
import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import type { PaymentIntent, PaymentProvider } from "@storywall/contract/schemas/payment.ts";
import type { PublicSite } from "@storywall/domain/sites/publicSite.ts";
import { createStore, type StoreApi } from "zustand/vanilla";
import {
  type CheckoutDraft,
  type CheckoutFaults,
  type CheckoutField,
  draftWithSaved,
  faultsOfDraft,
} from "./checkoutDraft.ts";
import type { CheckoutMemory, PaymentUnderWay } from "./checkoutMemory.ts";
import { type CheckoutPhase, canMoveTo, isCorrectable } from "./checkoutPhase.ts";
import type { CheckoutNotice } from "./checkoutWords.ts";
import { openCheckout } from "./openCheckout.ts";
import type { PaymentForm, PaymentOutcome } from "./payment/paymentForm.ts";
import { saveDraft } from "./saveDraft.ts";
import { askAboutPayment, beginPayment } from "./settlePayment.ts";

export type CheckoutState = {
  readonly phase: CheckoutPhase;
  readonly checkout: Checkout | null;
  readonly draft: CheckoutDraft;
  readonly faults: CheckoutFaults;
  readonly notice: CheckoutNotice | null;
  readonly isBusy: boolean;
  /** The payment that waits for its extra step. */
  readonly intent: PaymentIntent | null;
  /** How often the shop was asked about an unknown payment; after a while the words change. */
  readonly askedTimes: number;
  readonly orderId: string | null;
};

export type CheckoutCommands = {
  /** Finds or makes the checkout of this cart; called again whenever the cart has changed. */
  readonly open: (cartId: string | null) => Promise<void>;
  readonly type: (field: CheckoutField, value: string) => void;
  /** The shopper has left a field: says what is wrong with it and saves what is right. */
  readonly leave: (field: CheckoutField) => Promise<void>;
  /** Checks and saves all, then shows everything once more. False: something needs attention. */
  readonly review: (form: PaymentForm) => Promise<boolean>;
  readonly correct: () => void;
  /** Pays once, however often it is called. */
  readonly pay: (form: PaymentForm) => Promise<void>;
  /** Goes on with the bank's extra step, or leaves it. */
  readonly answerExtraStep: (goOn: boolean) => Promise<void>;
  readonly removePromo: () => Promise<void>;
  /** The page is left: stop asking. */
  readonly stop: () => void;
};

export type CheckoutStore = StoreApi<CheckoutState & CheckoutCommands>;

export type CheckoutDependencies = {
  readonly client: Client;
  readonly site: PublicSite;
  readonly memory: CheckoutMemory;
  /** Whose form stands on this page. */
  readonly provider: PaymentProvider;
  readonly takeExtraStep: (intent: PaymentIntent, goOn: boolean) => Promise<PaymentOutcome>;
  /** Where a bank's own page sends the shopper of this checkout back to. */
  readonly returnUrl: (checkoutId: string) => string;
  /** The payment that the shopper comes back from by the address of the page. */
  readonly returned: () => PaymentUnderWay | null;
  readonly wait: (milliseconds: number) => Promise<void>;
};

const START: CheckoutState = {
  phase: "opening",
  checkout: null,
  draft: {},
  faults: {},
  notice: null,
  isBusy: false,
  intent: null,
  askedTimes: 0,
  orderId: null,
};

/** Pauses between questions about an unknown payment; the last one repeats. */
const PAUSES_MS = [1_000, 2_000, 3_000, 5_000] as const;
const LAST_PAUSE_MS = 5_000;

/** One checkout page. It remembers everything but the card, so that a reload at any point loses nothing. */
export const createCheckoutStore = (dependencies: CheckoutDependencies): CheckoutStore => {
  const { client, site, memory, wait } = dependencies;
  const shop = { client, site: site.code };

  return createStore((set, get) => {
    let isStopped = false;
    let isReturnTaken = false;
    let opening: Promise<void> | null = null;

    const moveTo = (phase: CheckoutPhase, more: Partial<CheckoutState> = {}) => {
      const from = get().phase;
      if (from !== phase && !canMoveTo(from, phase)) throw new Error(`checkout: ${from} to ${phase}`);
      set({ ...more, phase });
    };

    const keepDraft = () => memory.keep({ ...memory.read(), draft: get().draft });
    const keepPayment = (payment: PaymentUnderWay | null) => memory.keep({ ...memory.read(), payment });

    const ordered = (orderId: string) => {
      // The notes stay until the order's page is seen; only then is nothing left to come back to.
      const cartId = get().checkout?.cartId ?? null;
      memory.keep({ ...memory.read(), payment: null, unseen: { orderId, cartId } });
      moveTo("ordered", { orderId, notice: null });
    };

    const accept = (checkout: Checkout) => {
      const notes = memory.read();
      memory.keep({ ...notes, checkoutId: checkout.checkoutId });
      set({ checkout, draft: draftWithSaved({ ...notes.draft, ...get().draft }, checkout) });
    };

    const openOnce = async (cartId: string | null): Promise<void> => {
      const { payment: remembered, checkoutId } = memory.read();
      // A browser may have forgotten what it began before it went to a bank's page; the address of the way back has not.
      const payment = remembered ?? takeReturned();
      if (payment) {
        memory.keep({ ...memory.read(), payment, checkoutId: checkoutId ?? payment.checkoutId });
        moveTo("checking");
        return ask(payment);
      }
      const opened = await openCheckout(shop, cartId, checkoutId);
      switch (opened.kind) {
        case "ordered":
          return ordered(opened.orderId);
        case "empty":
          memory.keep({ ...memory.read(), checkoutId: null });
          return moveTo("empty", { checkout: null });
        case "notReached":
          return get().checkout ? set({ notice: "notReached" }) : moveTo("unavailable");
        case "open":
          accept(opened.checkout);
          if (!isCorrectable(get().phase)) moveTo("details");
      }
    };

    /** Once: the address is cleaned a moment later. */
    const takeReturned = (): PaymentUnderWay | null => {
      const returned = isReturnTaken ? null : dependencies.returned();
      isReturnTaken = true;
      return returned;
    };

    /** Asks until the answer is known. Nothing but that answer lets anybody pay again. */
    const ask = async (payment: PaymentUnderWay): Promise<void> => {
      for (let asked = 1; !isStopped; asked += 1) {
        const answer = await askAboutPayment(shop, payment);
        if (answer.kind === "ordered") return ordered(answer.orderId);
        if (answer.kind === "stuck") return moveTo("stuck");
        if (answer.kind === "needsExtraStep") return moveTo("extraStep", { intent: answer.intent });
        if (answer.kind === "notPaid") return notPaid(answer.notice ?? "notCharged");
        if (get().phase !== "checking") moveTo("checking");
        set({ askedTimes: asked });
        await wait(PAUSES_MS[asked - 1] ?? LAST_PAUSE_MS);
      }
    };

    /** The provider has said that no money moved: the card can be corrected, everything else is as it was. */
    const notPaid = async (notice: CheckoutNotice): Promise<void> => {
      keepPayment(null);
      if (get().checkout === null) {
        const { checkoutId } = memory.read();
        const opened = await openCheckout(shop, null, checkoutId);
        if (opened.kind === "ordered") return ordered(opened.orderId);
        if (opened.kind === "open") accept(opened.checkout);
        if (opened.kind === "empty") return moveTo("empty");
        if (opened.kind === "notReached") return moveTo("unavailable");
      }
      moveTo("details", { notice, intent: null, askedTimes: 0 });
    };

    const settle = async (intent: PaymentIntent, outcome: PaymentOutcome): Promise<void> => {
      switch (outcome.kind) {
        case "needsExtraStep":
          return moveTo("extraStep", { intent });
        case "declined":
          return notPaid(outcome.reason);
        case "faulty":
          return notPaid("checkFields");
        case "notAsked":
          return notPaid("providerNotReached");
        case "unknown":
          moveTo("checking");
          return ask(underWay(intent));
        case "succeeded":
          return ask(underWay(intent));
      }
    };

    const underWay = (intent: PaymentIntent): PaymentUnderWay => ({
      checkoutId: get().checkout?.checkoutId ?? memory.read().payment?.checkoutId ?? "",
      paymentIntentId: intent.id,
    });

    return {
      ...START,
      open: (cartId) => {
        isStopped = false;
        const { phase } = get();
        if (phase === "unavailable" || phase === "empty") moveTo("opening");
        else if (phase !== "opening" && !isCorrectable(phase)) return Promise.resolve();
        opening ??= openOnce(cartId).finally(() => {
          opening = null;
        });
        return opening;
      },
      type: (field, value) => {
        const draft = { ...get().draft, [field]: value };
        // A fault that is being mended goes as soon as it is mended, and no new one appears while typing.
        const stillWrong = get().faults[field] !== undefined && faultsOfDraft(site, draft)[field];
        const { [field]: _gone, ...others } = get().faults;
        set({ draft, faults: stillWrong ? { ...others, [field]: stillWrong } : others });
        keepDraft();
      },
      leave: async (field) => {
        const { draft, checkout, faults } = get();
        const fault = faultsOfDraft(site, draft)[field];
        // An empty field is only a fault once the shopper wants to go on.
        if (fault && draft[field]?.trim()) set({ faults: { ...faults, [field]: fault } });
        if (!checkout) return;
        const saved = await saveDraft(shop, site, checkout, draft);
        if (saved.kind === "saved" && isCorrectable(get().phase)) set({ checkout: saved.checkout });
        if (saved.kind === "notOpen" && isCorrectable(get().phase)) await get().open(checkout.cartId);
      },
      review: async (form) => {
        const { draft, checkout, isBusy, phase } = get();
        if (!checkout || isBusy || phase !== "details") return false;
        const faults = faultsOfDraft(site, draft);
        set({ isBusy: true, notice: null, faults });
        const payment = await form.check();
        if (Object.keys(faults).length > 0 || payment !== "good") {
          const isOnlyForm = Object.keys(faults).length === 0 && payment === "notThere";
          set({ isBusy: false, notice: isOnlyForm ? "formNotThere" : "checkFields" });
          return false;
        }
        const saved = await saveDraft(shop, site, checkout, draft);
        set({ isBusy: false });
        if (saved.kind === "saved") {
          moveTo("review", { checkout: saved.checkout });
          return true;
        }
        if (saved.kind === "faulty") set({ faults: saved.faults, notice: "checkFields" });
        if (saved.kind === "notReached") set({ notice: "notReached" });
        if (saved.kind === "notOpen") {
          await get().open(checkout.cartId);
          return isCorrectable(get().phase) && get().checkout !== checkout ? get().review(form) : false;
        }
        return false;
      },
      correct: () => {
        if (get().phase === "review") moveTo("details", { notice: null });
      },
      pay: async (form) => {
        const { phase, checkout } = get();
        if (phase !== "review" || !checkout) return;
        moveTo("paying", { notice: null });
        // Nothing may be waited for before this: a wallet opens in the press itself.
        const approval = await form.approve();
        if (approval === "left") return moveTo("review", { notice: "denied" });
        if (approval !== "good")
          return moveTo("details", { notice: approval === "notThere" ? "formNotThere" : "checkFields" });
        const begun = await beginPayment(shop, checkout);
        switch (begun.kind) {
          case "intent":
            // The shop has taken another provider since this page was loaded; its form is not here.
            if (begun.intent.provider !== dependencies.provider)
              return moveTo("review", { notice: "providerChanged" });
            // Remembered before the money can move: a reload from here on asks and does not pay.
            keepPayment({ checkoutId: checkout.checkoutId, paymentIntentId: begun.intent.id });
            return settle(
              begun.intent,
              await form.confirm(begun.intent, dependencies.returnUrl(checkout.checkoutId)),
            );
          case "underWay":
            keepPayment({ checkoutId: checkout.checkoutId, paymentIntentId: begun.intent.id });
            moveTo("checking");
            return ask({ checkoutId: checkout.checkoutId, paymentIntentId: begun.intent.id });
          case "amountChanged":
            moveTo("review", { notice: "amountChanged" });
            return get().open(checkout.cartId);
          case "notOpen":
            moveTo("review");
            await get().open(checkout.cartId);
            // Or it has been paid in another window, or the shop is out of reach: then that is what is shown.
            if (get().phase === "review" && get().notice === null) set({ notice: "madeAnew" });
            return;
          case "promoUsed":
          case "tooManyDeclines":
          case "tooOften":
          case "providerNotReached":
            return moveTo("review", { notice: begun.kind });
          case "notReady":
            return moveTo("details", {
              notice: begun.error === "TILES_MISSING" ? "tilesMissing" : "checkFields",
              faults: faultsOfDraft(site, get().draft),
            });
          case "notReached":
            return moveTo("review", { notice: "notReached" });
        }
      },
      answerExtraStep: async (goOn) => {
        const { intent, phase } = get();
        if (phase !== "extraStep" || !intent) return;
        moveTo("paying", { intent: null });
        await settle(intent, await dependencies.takeExtraStep(intent, goOn));
      },
      removePromo: async () => {
        const { checkout } = get();
        if (!checkout || !isCorrectable(get().phase)) return;
        const { checkoutId } = checkout;
        const result = await client(setCheckoutDiscountCode, {
          body: { checkoutId, discountCode: null, site: site.code },
        });
        if (result.kind === "ok") set({ checkout: result.reply, notice: null });
        else set({ notice: "notReached" });
      },
      stop: () => {
        isStopped = true;
      },
    };
  });
};
