import type { Client } from "@storywall/contract/client.ts";
import type { Cart, LineItem, LineItemInput } from "@storywall/contract/schemas/cart.ts";
import { MAX_QUANTITY_PER_LINE } from "@storywall/domain/cart/limits.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Toast } from "../../lib/page/toast.ts";
import {
  cartErrorMessage,
  otherPromoAppliedMessage,
  promoErrorMessage,
  promoExpiredMessage,
  promoSavedMessage,
} from "./cartMessages.ts";
import { type AddRequest, type CartRequest, type CartResult, toLineItemInput } from "./cartRequest.ts";
import type { CartStorage } from "./cartStorage.ts";
import { sendCartRequest } from "./sendCartRequest.ts";
import { trackLineChange } from "./trackLineChange.ts";

export type CartState = {
  /** False until the browser's memory has been read; server and first paint agree on an empty cart. */
  readonly isRestored: boolean;
  readonly cart: Cart | null;
  /** R4.9: true during each cart call. */
  readonly isLoading: boolean;
  /** What did not come through, in the cart's own words (R8.4). */
  readonly error: { readonly message: string; readonly canRetry: boolean } | null;
  readonly promoError: string | null;
  /** The wall just taken out, as long as it can be put back. */
  readonly removed: LineItem | null;
  readonly isOpen: boolean;
};

export type CartActions = {
  /** Reads the browser's memory, then asks the server (R2.5). */
  readonly restore: () => Promise<void>;
  /** Another tab has changed the cart: what it left in the memory is the newest there is. */
  readonly reload: () => void;
  /** B10: a code that came with a link goes on the cart, or on the next one as soon as there is one. */
  readonly setLinkPromo: (code: string) => void;
  /** Puts a wall into the cart; the same uuid twice is one line. True once the server has it. */
  readonly add: (line: LineItemInput) => Promise<boolean>;
  /** Adds to the quantity of a line, or takes from it; stays within what a line may hold. */
  readonly changeQuantity: (itemId: string, by: number) => Promise<void>;
  readonly remove: (itemId: string) => Promise<void>;
  readonly undoRemove: () => Promise<void>;
  readonly applyPromo: (entered: string) => Promise<void>;
  readonly removePromo: () => Promise<void>;
  readonly retry: () => Promise<void>;
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

export type CartStore = StoreApi<CartState & CartActions>;

export type CartDependencies = {
  readonly client: Client;
  readonly site: SiteCode;
  readonly storage: CartStorage;
  readonly getVisitorId: () => string | undefined;
  /** A new unguessable key for each add. */
  readonly newKey: () => string;
  /** R8.4: cart failures are logged. */
  readonly log: (message: string) => void;
  /** For what nobody has the cart open to read. */
  readonly toast: (kind: Toast["kind"], text: string) => void;
};

const INITIAL_STATE: CartState = {
  isRestored: false,
  cart: null,
  isLoading: false,
  error: null,
  promoError: null,
  removed: null,
  isOpen: false,
};

type SettledResult = Exclude<CartResult, { kind: "notFound" }>;

/** A refusal stays one however often it is asked for, except where the shop still waits for a photo. */
const isRetryable = (errorCode: string | null): boolean =>
  errorCode === null || errorCode === "PHOTO_UNKNOWN";

/** The cart of one site in one tab. Calls go one after the other, so that their answers cannot overtake each other. */
export const createCartStore = (dependencies: CartDependencies): CartStore => {
  const { storage, newKey, log, toast } = dependencies;
  return createStore((set, get) => {
    let queue: Promise<unknown> = Promise.resolve();
    let activeCalls = 0;
    let failedRequest: CartRequest | null = null;
    let unsent: readonly AddRequest[] = [];
    let promoFromLink: string | null = null;

    const persist = () => storage.save({ cart: get().cart, unsent, promoFromLink });
    const cartId = () => get().cart?._id ?? storage.cartId();

    /** One call at a time; the flag is cleared whatever happens (R4.9). */
    const enqueue = (job: () => Promise<boolean>): Promise<boolean> => {
      activeCalls += 1;
      set({ isLoading: true });
      const turn = queue.then(job).finally(() => {
        activeCalls -= 1;
        if (activeCalls === 0) set({ isLoading: false });
      });
      queue = turn.catch(() => undefined);
      return turn;
    };

    const send = async (request: CartRequest): Promise<boolean> => {
      const result = await sendCartRequest(dependencies, cartId(), request);
      if (result.kind !== "notFound") return handleResult(request, result);
      // The line may be gone (taken out in another tab) or the cart: only the cart itself can say.
      if (request.kind !== "add" && request.kind !== "refresh") return send({ kind: "refresh" });
      // 404 or another site's cart: begin anew without a word; a wall on its way makes the new cart.
      storage.clear();
      set({ cart: null, error: null });
      persist();
      if (request.kind === "refresh") return true;
      const retried = await sendCartRequest(dependencies, null, request);
      return retried.kind === "notFound" ? false : handleResult(request, retried);
    };

    const handleResult = (request: CartRequest, result: SettledResult): boolean => {
      if (result.kind === "ok") return handleSuccess(request, result.cart);
      log(`cart: ${request.kind} failed: ${result.detail}`);
      const errorCode = result.kind === "error" ? result.error : null;
      const promoError =
        request.kind === "applyPromo" && errorCode !== null
          ? promoErrorMessage(errorCode, request.code, get().cart?.discountCode ?? null)
          : null;
      if (promoError !== null) {
        set({ promoError });
        return false;
      }
      const canRetry = isRetryable(errorCode);
      if (request.kind === "add" && !canRetry) unsent = unsent.filter(({ key }) => key !== request.key);
      failedRequest = canRetry ? request : null;
      set({ error: { message: cartErrorMessage(request, errorCode), canRetry } });
      persist();
      return false;
    };

    const handleSuccess = (request: CartRequest, cart: Cart): boolean => {
      if (request.kind === "add") unsent = unsent.filter(({ line }) => line.uuid !== request.line.uuid);
      // A wall that is still not in the cart is still said, whatever else has worked since.
      if (failedRequest?.kind !== "add" || !unsent.includes(failedRequest)) {
        failedRequest = null;
        set({ error: null });
      }
      const before = get().cart;
      trackLineChange(request, before, cart);
      const code = before?._id === cart._id && request.kind !== "removePromo" ? before.discountCode : null;
      set({
        cart,
        promoError: code !== null && cart.discountCode === null ? promoExpiredMessage(code) : null,
      });
      persist();
      void applyPromoFromLink(cart);
      return true;
    };

    /** Once, and what came of it is said; a code that is on the cart already stays. */
    const applyPromoFromLink = async (cart: Cart): Promise<void> => {
      if (promoFromLink === null || cart.lineItems.length === 0) return;
      const code = promoFromLink;
      promoFromLink = null;
      persist();
      const currentCode = cart.discountCode;
      const isApplied =
        currentCode === null
          ? await run({ kind: "applyPromo", code })
          : currentCode === code.trim().toUpperCase();
      // That it is on says the shop's own answer (R8.1).
      if (isApplied) return;
      const { promoError, error } = get();
      const message =
        currentCode === null ? (promoError ?? error?.message) : otherPromoAppliedMessage(currentCode);
      if (message) toast("error", message);
    };

    const run = (request: CartRequest): Promise<boolean> => enqueue(() => send(request));

    const lineOf = (itemId: string) => get().cart?.lineItems.find((line) => line._id === itemId);

    const addOnce = (line: LineItemInput): Promise<boolean> => {
      const request: AddRequest = { kind: "add", line, key: newKey() };
      unsent = [...unsent.filter((earlier) => earlier.line.uuid !== line.uuid), request];
      persist();
      return run(request);
    };
    // A double click finds the first click's promise here.
    const adding = new Map<string, Promise<boolean>>();

    return {
      ...INITIAL_STATE,
      restore: async () => {
        const saved = storage.load();
        unsent = saved.unsent;
        const hasNewPromo = promoFromLink !== null;
        promoFromLink ??= saved.promoFromLink;
        set({ isRestored: true, cart: saved.cart });
        if (cartId() !== null) await run({ kind: "refresh" });
        for (const request of unsent) await run(request);
        if (hasNewPromo && promoFromLink !== null) toast("info", promoSavedMessage(promoFromLink));
      },
      reload: () => {
        const saved = storage.load();
        unsent = saved.unsent;
        // Kept here too, or this tab would take it out of the memory with the next thing that it keeps.
        promoFromLink = saved.promoFromLink;
        set({ cart: saved.cart });
      },
      setLinkPromo: (code) => {
        promoFromLink = code;
        storage.save({ ...storage.load(), promoFromLink });
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
        await enqueue(async () => {
          const line = lineOf(itemId);
          const quantity = (line?.quantity ?? 0) + by;
          if (!line || quantity < 1 || quantity > MAX_QUANTITY_PER_LINE) return true;
          return send({ kind: "setQuantity", itemId, quantity });
        });
      },
      remove: async (itemId) => {
        const line = lineOf(itemId);
        if (line && (await run({ kind: "remove", itemId }))) set({ removed: line });
      },
      undoRemove: async () => {
        const { removed } = get();
        if (removed && (await addOnce(toLineItemInput(removed)))) set({ removed: null });
      },
      applyPromo: async (entered) => {
        set({ promoError: null });
        await run({ kind: "applyPromo", code: entered });
      },
      removePromo: async () => {
        await run({ kind: "removePromo" });
      },
      retry: async () => {
        const failedFirst = failedRequest;
        if (failedFirst) await run(failedFirst);
        for (const request of unsent) if (request !== failedFirst) await run(request);
      },
      refresh: async () => {
        if (cartId() !== null) await run({ kind: "refresh" });
      },
      clear: async (orderedId, nextCartId) => {
        const currentId = cartId();
        if (currentId !== null && currentId !== orderedId) return true;
        storage.clear();
        unsent = [];
        failedRequest = null;
        set({ cart: null, error: null, promoError: null, removed: null });
        if (nextCartId === null) return true;
        return enqueue(async () => {
          const next = await sendCartRequest(dependencies, nextCartId, { kind: "refresh" });
          return next.kind === "ok"
            ? handleSuccess({ kind: "refresh" }, next.cart)
            : next.kind !== "unreachable";
        });
      },
      open: () => set({ isOpen: true }),
      close: () => set({ isOpen: false, removed: null }),
    };
  });
};
