import type { Client } from "@storywall/contract/client.ts";
import type { Cart, LineItem, LineItemInput } from "@storywall/contract/schemas/cart.ts";
import { MAX_QUANTITY_A_LINE } from "@storywall/domain/cart/limits.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Toast } from "../../lib/page/toast.ts";
import { type AddAction, type CartAction, type CartOutcome, lineItemInputOf } from "./cartAction.ts";
import type { CartMemory } from "./cartMemory.ts";
import {
  anotherCodeWords,
  failureWords,
  promoKeptWords,
  promoLostWords,
  promoRefusalWords,
} from "./cartWords.ts";
import { sendCartAction } from "./sendCartAction.ts";
import { tellOfLine } from "./tellOfLine.ts";

export type CartState = {
  /** False until the browser's memory has been read; server and first paint agree on an empty cart. */
  readonly isRestored: boolean;
  readonly cart: Cart | null;
  /** R4.9: true during each cart call. */
  readonly isLoading: boolean;
  /** What did not come through, in the cart's own words (R8.4). */
  readonly failure: { readonly words: string; readonly canTryAgain: boolean } | null;
  readonly promoRefusal: string | null;
  /** The wall just taken out, as long as it can be put back. */
  readonly removed: LineItem | null;
  readonly isOpen: boolean;
};

export type CartCommands = {
  /** Reads the browser's memory, then asks the server (R2.5). */
  readonly restore: () => Promise<void>;
  /** Another tab has changed the cart: what it left in the memory is the newest there is. */
  readonly adopt: () => void;
  /** B10: a code that came with a link goes on the cart, or on the next one as soon as there is one. */
  readonly takePromoFromLink: (code: string) => void;
  /** Puts a wall into the cart; the same uuid twice is one line. True once the server has it. */
  readonly add: (line: LineItemInput) => Promise<boolean>;
  /** Adds to the quantity of a line, or takes from it; stays within what a line may hold. */
  readonly changeQuantity: (itemId: string, by: number) => Promise<void>;
  readonly remove: (itemId: string) => Promise<void>;
  readonly putBack: () => Promise<void>;
  readonly applyPromo: (entered: string) => Promise<void>;
  readonly removePromo: () => Promise<void>;
  readonly tryAgain: () => Promise<void>;
  /** Asks the server for the cart as it stands. */
  readonly refresh: () => Promise<void>;
  /**
   * R4.11: the cart was ordered. Removes the stored id and empties the cart, if it is still this one; a newer one is left
   * alone. Then takes the cart of what was added while the rest was being paid, if there is one; false when the shop could
   * not be reached for it.
   */
  readonly clear: (cartId: string, nextCartId: string | null) => Promise<boolean>;
  readonly open: () => void;
  readonly close: () => void;
};

export type CartStore = StoreApi<CartState & CartCommands>;

export type CartDependencies = {
  readonly client: Client;
  readonly site: SiteCode;
  readonly memory: CartMemory;
  readonly visitorId: () => string | undefined;
  /** A new unguessable key for each add. */
  readonly newKey: () => string;
  /** R8.4: cart failures are logged. */
  readonly log: (what: string) => void;
  /** For what nobody has the cart open to read. */
  readonly toast: (kind: Toast["kind"], text: string) => void;
};

const NOTHING_YET: CartState = {
  isRestored: false,
  cart: null,
  isLoading: false,
  failure: null,
  promoRefusal: null,
  removed: null,
  isOpen: false,
};

type Settled = Exclude<CartOutcome, { kind: "gone" }>;

/** A refusal stays one however often it is asked for, except where the shop still waits for a photo. */
const isWorthTrying = (refusal: string | null): boolean => refusal === null || refusal === "PHOTO_UNKNOWN";

/** The cart of one site in one tab. Calls go one after the other, so that their answers cannot overtake each other. */
export const createCartStore = (dependencies: CartDependencies): CartStore => {
  const { memory, newKey, log, toast } = dependencies;
  return createStore((set, get) => {
    let waiting: Promise<unknown> = Promise.resolve();
    let calls = 0;
    let failed: CartAction | null = null;
    let unsent: readonly AddAction[] = [];
    let promoFromLink: string | null = null;

    const keep = () => memory.keep({ cart: get().cart, unsent, promoFromLink });
    const cartId = () => get().cart?._id ?? memory.cartId();

    /** One call at a time; the flag is cleared whatever happens (R4.9). */
    const inTurn = (job: () => Promise<boolean>): Promise<boolean> => {
      calls += 1;
      set({ isLoading: true });
      const turn = waiting.then(job).finally(() => {
        calls -= 1;
        if (calls === 0) set({ isLoading: false });
      });
      waiting = turn.catch(() => undefined);
      return turn;
    };

    const send = async (action: CartAction): Promise<boolean> => {
      const outcome = await sendCartAction(dependencies, cartId(), action);
      if (outcome.kind !== "gone") return settle(action, outcome);
      // The line may be gone (taken out in another tab) or the cart: only the cart itself can say.
      if (action.kind !== "add" && action.kind !== "refresh") return send({ kind: "refresh" });
      // 404 or another site's cart: begin anew without a word; a wall on its way makes the new cart.
      memory.forget();
      set({ cart: null, failure: null });
      keep();
      if (action.kind === "refresh") return true;
      const anew = await sendCartAction(dependencies, null, action);
      return anew.kind === "gone" ? false : settle(action, anew);
    };

    const settle = (action: CartAction, outcome: Settled): boolean => {
      if (outcome.kind === "done") return accept(action, outcome.cart);
      log(`cart: ${action.kind} failed: ${outcome.detail}`);
      const refusal = outcome.kind === "refused" ? outcome.error : null;
      const promoRefusal =
        action.kind === "applyPromo" && refusal !== null
          ? promoRefusalWords(refusal, action.code, get().cart?.discountCode ?? null)
          : null;
      if (promoRefusal !== null) {
        set({ promoRefusal });
        return false;
      }
      const canTryAgain = isWorthTrying(refusal);
      if (action.kind === "add" && !canTryAgain) unsent = unsent.filter(({ key }) => key !== action.key);
      failed = canTryAgain ? action : null;
      set({ failure: { words: failureWords(action, refusal), canTryAgain } });
      keep();
      return false;
    };

    const accept = (action: CartAction, cart: Cart): boolean => {
      if (action.kind === "add") unsent = unsent.filter(({ line }) => line.uuid !== action.line.uuid);
      // A wall that is still not in the cart is still said, whatever else has worked since.
      if (failed?.kind !== "add" || !unsent.includes(failed)) {
        failed = null;
        set({ failure: null });
      }
      const before = get().cart;
      tellOfLine(action, before, cart);
      const code = before?._id === cart._id && action.kind !== "removePromo" ? before.discountCode : null;
      set({ cart, promoRefusal: code !== null && cart.discountCode === null ? promoLostWords(code) : null });
      keep();
      void applyPromoFromLink(cart);
      return true;
    };

    /** Once, and what came of it is said; a code that is on the cart already stays. */
    const applyPromoFromLink = async (cart: Cart): Promise<void> => {
      if (promoFromLink === null || cart.lineItems.length === 0) return;
      const code = promoFromLink;
      promoFromLink = null;
      keep();
      const present = cart.discountCode;
      const isOn =
        present === null ? await run({ kind: "applyPromo", code }) : present === code.trim().toUpperCase();
      // That it is on says the shop's own answer (R8.1).
      if (isOn) return;
      const { promoRefusal, failure } = get();
      const refusal = present === null ? (promoRefusal ?? failure?.words) : anotherCodeWords(present);
      if (refusal) toast("error", refusal);
    };

    const run = (action: CartAction): Promise<boolean> => inTurn(() => send(action));

    const lineOf = (itemId: string) => get().cart?.lineItems.find((line) => line._id === itemId);

    const addOnce = (line: LineItemInput): Promise<boolean> => {
      const action: AddAction = { kind: "add", line, key: newKey() };
      unsent = [...unsent.filter((earlier) => earlier.line.uuid !== line.uuid), action];
      keep();
      return run(action);
    };
    // A double click finds the first click's promise here.
    const adding = new Map<string, Promise<boolean>>();

    return {
      ...NOTHING_YET,
      restore: async () => {
        const info = memory.info();
        unsent = info.unsent;
        const isNews = promoFromLink !== null;
        promoFromLink ??= info.promoFromLink;
        set({ isRestored: true, cart: info.cart });
        if (cartId() !== null) await run({ kind: "refresh" });
        for (const action of unsent) await run(action);
        if (isNews && promoFromLink !== null) toast("info", promoKeptWords(promoFromLink));
      },
      adopt: () => {
        const info = memory.info();
        unsent = info.unsent;
        // Kept here too, or this tab would take it out of the memory with the next thing that it keeps.
        promoFromLink = info.promoFromLink;
        set({ cart: info.cart });
      },
      takePromoFromLink: (code) => {
        promoFromLink = code;
        memory.keep({ ...memory.info(), promoFromLink });
        const { cart } = get();
        if (cart) void applyPromoFromLink(cart);
      },
      add: (line) => {
        const identity = JSON.stringify(line);
        const running = adding.get(identity);
        if (running) return running;
        set({ removed: null });
        const turn = addOnce(line).finally(() => adding.delete(identity));
        adding.set(identity, turn);
        return turn;
      },
      changeQuantity: async (itemId, by) => {
        await inTurn(async () => {
          const line = lineOf(itemId);
          const quantity = (line?.quantity ?? 0) + by;
          if (!line || quantity < 1 || quantity > MAX_QUANTITY_A_LINE) return true;
          return send({ kind: "setQuantity", itemId, quantity });
        });
      },
      remove: async (itemId) => {
        const line = lineOf(itemId);
        if (line && (await run({ kind: "remove", itemId }))) set({ removed: line });
      },
      putBack: async () => {
        const { removed } = get();
        if (removed && (await addOnce(lineItemInputOf(removed)))) set({ removed: null });
      },
      applyPromo: async (entered) => {
        set({ promoRefusal: null });
        await run({ kind: "applyPromo", code: entered });
      },
      removePromo: async () => {
        await run({ kind: "removePromo" });
      },
      tryAgain: async () => {
        const again = failed;
        if (again) await run(again);
        for (const action of unsent) if (action !== again) await run(action);
      },
      refresh: async () => {
        if (cartId() !== null) await run({ kind: "refresh" });
      },
      clear: async (orderedId, nextCartId) => {
        const present = cartId();
        if (present !== null && present !== orderedId) return true;
        memory.forget();
        unsent = [];
        failed = null;
        set({ cart: null, failure: null, promoRefusal: null, removed: null });
        if (nextCartId === null) return true;
        return inTurn(async () => {
          const next = await sendCartAction(dependencies, nextCartId, { kind: "refresh" });
          return next.kind === "done" ? accept({ kind: "refresh" }, next.cart) : next.kind !== "notReached";
        });
      },
      open: () => set({ isOpen: true }),
      close: () => set({ isOpen: false, removed: null }),
    };
  });
};
