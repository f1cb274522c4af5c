import type { Client } from "@storywall/contract/client.ts";
import type { Cart, LineItem, LineItemInput } from "@storywall/contract/schemas/cart.ts";
import { MAX_QUANTITY_PER_LINE } from "@storywall/domain/cart/limits.ts";
import { normalisePromoCode } from "@storywall/domain/pricing/promo.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Toast } from "../../lib/page/toast.ts";
import {
  CODE_UNCHECKED,
  otherPromoAppliedMessage,
  promoErrorMessage,
  promoExpiredMessage,
  promoSavedMessage,
  UNREACHABLE_REASON,
} from "./cartMessages.ts";
import {
  type AddedWall,
  type AddRequest,
  type CartRequest,
  type CartResult,
  toLineItemInput,
} from "./cartRequest.ts";
import type { CartStorage } from "./cartStorage.ts";
import { sendCartRequest } from "./sendCartRequest.ts";
import { trackLineChange } from "./trackLineChange.ts";

export type CartState = {
  /** False until browser storage was read. Until then the cart is empty, as in the server's HTML. */
  readonly isRestored: boolean;
  readonly cart: Cart | null;
  /** True during each cart call (R4.9). */
  readonly isLoading: boolean;
  /** The last failed request. The cart's own message about it loads with the drawer (R8.4). */
  readonly error: {
    readonly request: CartRequest;
    /** Null: the shop was unreachable. */
    readonly code: string | null;
    readonly canRetry: boolean;
    /** The wall that the shop rejected. */
    readonly rejected?: AddRequest | undefined;
  } | null;
  readonly promoError: string | null;
  /** The wall that was just removed, while that can be undone. */
  readonly removed: LineItem | null;
  readonly isOpen: boolean;
};

export type CartActions = {
  /** Loads the saved cart, then refreshes it from the server (R2.5). */
  readonly restore: () => Promise<void>;
  /** Loads the saved cart again. Call it when another tab has changed it: the saved cart is then the newest. */
  readonly reload: () => void;
  /** Applies a code from a link, now or as soon as there is a cart with a wall (B10). */
  readonly setLinkPromo: (code: string) => void;
  /** Adds a wall; the same uuid twice is one line. Returns true once the server has it. */
  readonly add: (line: LineItemInput, wall?: AddedWall) => Promise<boolean>;
  /** Changes the quantity of a line by `by`, within the limits of a line. */
  readonly changeQuantity: (itemId: string, by: number) => Promise<void>;
  readonly remove: (itemId: string) => Promise<void>;
  readonly undoRemove: () => Promise<void>;
  readonly applyPromo: (entered: string) => Promise<void>;
  readonly clearPromoError: () => void;
  readonly removePromo: () => Promise<void>;
  readonly retry: () => Promise<void>;
  /** Sends again the walls that the shop has not confirmed. Call it when the network is back. */
  readonly sendUnsent: () => Promise<void>;
  /** Loads the cart from the server. */
  readonly refresh: () => Promise<void>;
  /**
   * Empties the cart after its order, and removes the stored id (R4.11). A newer cart is left unchanged. Then loads
   * the cart with what was added during the payment, if there is one. Returns false when the server was unreachable
   * for that.
   */
  readonly clear: (cartId: string, nextCartId: string | null) => Promise<boolean>;
  readonly open: () => void;
  readonly close: () => void;
};

export type CartStore = StoreApi<CartState & CartActions>;

type CartDependencies = {
  readonly client: Client;
  readonly site: SiteCode;
  readonly storage: CartStorage;
  readonly getVisitorId: () => string | undefined;
  /** Returns a new unguessable key for each add. */
  readonly createIdempotencyKey: () => string;
  /** Logs failures of the cart (R8.4). */
  readonly log: (message: string) => void;
  /** Shows messages that must be seen while the cart is closed. */
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

/**
 * A rejected request stays rejected, except while the server waits for a photo. Null stands for an unreachable server.
 */
const isRetryable = (errorCode: string | null): boolean =>
  errorCode === null || errorCode === "PHOTO_UNKNOWN";

/** Creates the cart of one site in one tab. Calls run one after the other, so that replies arrive in order. */
export const createCartStore = (dependencies: CartDependencies): CartStore => {
  const { storage, createIdempotencyKey, log, toast } = dependencies;
  return createStore((set, get) => {
    let queue: Promise<unknown> = Promise.resolve();
    let activeCalls = 0;
    let failedRequest: CartRequest | null = null;
    let unsent: readonly AddRequest[] = [];
    let promoFromLink: string | null = null;

    const persist = () => storage.save({ cart: get().cart, unsent, promoFromLink });
    const cartId = () => get().cart?._id ?? storage.cartId();

    /** Runs jobs one at a time. The loading flag is cleared in every case (R4.9). */
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
      // Either the line no longer exists (removed in another tab) or the cart: loading the cart tells which.
      if (request.kind !== "add" && request.kind !== "refresh") return send({ kind: "refresh" });
      // No such cart, or another site's: start again without an error. The wall of an add creates the new cart.
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
      const rejected = request.kind === "add" && !canRetry ? request : undefined;
      set({ error: { request, code: errorCode, canRetry, rejected } });
      persist();
      return false;
    };

    const handleSuccess = (request: CartRequest, cart: Cart): boolean => {
      if (request.kind === "add") unsent = unsent.filter(({ line }) => line.uuid !== request.line.uuid);
      // Keep the error of a failed add until that add succeeds.
      // A rejected wall is named until a wall is added: a change of another line must not hide it.
      const isRejected = request.kind !== "add" && get().error?.rejected;
      if (!isRejected && (failedRequest?.kind !== "add" || !unsent.includes(failedRequest))) {
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

    /** Applies the code once and shows the result. A code that the cart already has stays. */
    const applyPromoFromLink = async (cart: Cart): Promise<void> => {
      if (promoFromLink === null || cart.lineItems.length === 0) return;
      const code = promoFromLink;
      promoFromLink = null;
      persist();
      const currentCode = cart.discountCode;
      const isApplied =
        currentCode === null
          ? await run({ kind: "applyPromo", code })
          : normalisePromoCode(currentCode) === normalisePromoCode(code);
      // The reply itself has a message of success (R8.1).
      if (isApplied) return;
      const { promoError, error } = get();
      if (currentCode !== null) toast("error", otherPromoAppliedMessage(currentCode));
      else if (promoError) toast("error", promoError);
      else if (error) toast("error", error.code ? CODE_UNCHECKED : `${CODE_UNCHECKED} ${UNREACHABLE_REASON}`);
    };

    const run = (request: CartRequest): Promise<boolean> => enqueue(() => send(request));

    const lineOf = (itemId: string) => get().cart?.lineItems.find((line) => line._id === itemId);

    const addOnce = (line: LineItemInput, wall?: AddedWall): Promise<boolean> => {
      const request: AddRequest = { kind: "add", line, key: createIdempotencyKey(), wall };
      unsent = [...unsent.filter((earlier) => earlier.line.uuid !== line.uuid), request];
      persist();
      return run(request);
    };
    const sendUnsent = async (): Promise<void> => {
      for (const request of unsent)
        await enqueue(async () => (unsent.includes(request) ? send(request) : true));
    };
    // Adds in progress by line, so that a double click gets the promise of its first click.
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
        await sendUnsent();
        if (hasNewPromo && promoFromLink !== null) toast("info", promoSavedMessage(promoFromLink));
      },
      reload: () => {
        const saved = storage.load();
        unsent = saved.unsent;
        // Also kept in this tab: its next save would otherwise remove the code from storage.
        promoFromLink = saved.promoFromLink;
        set({ cart: saved.cart });
      },
      setLinkPromo: (code) => {
        promoFromLink = code;
        storage.save({ ...storage.load(), promoFromLink });
        const { cart } = get();
        if (cart) void applyPromoFromLink(cart);
      },
      add: (line, wall) => {
        const identity = JSON.stringify(line);
        const running = adding.get(identity);
        if (running) return running;
        set({ removed: null });
        const turn = addOnce(line, wall).finally(() => adding.delete(identity));
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
      clearPromoError: () => set({ promoError: null }),
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
      sendUnsent,
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
