import { createClient } from "@storywall/contract/client.ts";
import type { Cart, LineItem, LineItemInput } from "@storywall/contract/schemas/cart.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { type CartStorage, EMPTY_SAVED_CART, type SavedCart } from "./cartStorage.ts";
import { createCartStore } from "./cartStore.ts";

/** Builders and fakes for the cart's tests. */

export const lineItemInputOf = (uuid: string): LineItemInput => ({
  uuid,
  size: "square_small",
  collectionId: "square_trio",
  userTemplateInfo: {
    frameStyle: "Timeless",
    frameType: "black",
    matType: "shallow",
    tiles: [{ name: "tile_1", userPhotoId: "photo-1", cropParams: {} }],
  },
});

export const lineItemOf = (line: LineItemInput, quantity = 1): LineItem => ({
  ...line,
  _id: `line-${line.uuid}`,
  quantity,
  title: "Square trio",
  unitPrice: 124_999,
  price: 124_999 * quantity,
  previewUrl: "/api/previews/1",
  tilesCount: 3,
  photosStillToUpload: 0,
});

export const cartOf = (lineItems: readonly LineItem[], more: Partial<Cart> = {}): Cart => ({
  _id: "cart-1",
  site: "ZA",
  currency: "ZAR",
  user: "visitor-1",
  email: null,
  lineItems: [...lineItems],
  itemCount: lineItems.length,
  discountCode: null,
  discount: 0,
  shippingAddress: null,
  shippingRate: null,
  price: 124_999 * lineItems.length,
  tax: 0,
  total: 124_999 * lineItems.length,
  checkoutId: null,
  checkout: null,
  ...more,
});

export type RecordedRequest = {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly key: string | null;
};

type Answer = { readonly status: number; readonly body: unknown } | "unreachable";

export const ok = (body: unknown): Answer => ({ status: 200, body });
export const err = (status: number, error: string): Answer => ({
  status,
  body: { statusCode: status, error, message: "a sentence of the server" },
});

/** Returns a store with a fake server that answers calls from a list and records what it was sent. */
export const createTestCart = (
  answers: readonly Answer[],
  { saved = EMPTY_SAVED_CART, cookie = null, site = "ZA" }: FakeStorageOptions = {},
) => {
  const sent: RecordedRequest[] = [];
  const logged: string[] = [];
  const toasts: string[] = [];
  const answersLeft = [...answers];
  const storage = fakeStorage(saved, cookie);
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : {};
    sent.push({
      path: String(input).replace("/api/shopify/", ""),
      body: typeof body === "object" && body !== null ? { ...body } : {},
      key: headers.get("idempotency-key"),
    });
    const answer = answersLeft.shift() ?? "unreachable";
    if (answer === "unreachable") throw new TypeError("Failed to fetch");
    return Response.json(answer.body, { status: answer.status });
  };
  let keys = 0;
  const store = createCartStore({
    client: createClient({ baseUrl: "/api", fetch }),
    site,
    storage: storage.port,
    getVisitorId: () => "visitor-1",
    createIdempotencyKey: () => `key-${++keys}`,
    log: (what) => logged.push(what),
    toast: (_kind, text) => toasts.push(text),
  });
  return {
    store,
    sent,
    logged,
    toasts,
    storage,
    answer: (...more: readonly Answer[]) => answersLeft.push(...more),
  };
};

type FakeStorageOptions = {
  readonly saved?: SavedCart;
  readonly cookie?: string | null;
  readonly site?: SiteCode;
};

const fakeStorage = (saved: SavedCart, cookie: string | null) => {
  const stored = { info: saved, cookie };
  const port: CartStorage = {
    cartId: () => stored.cookie,
    load: () => stored.info,
    save: (info) => {
      stored.info = info;
      if (info.cart) stored.cookie = info.cart._id;
    },
    clear: () => {
      stored.info = EMPTY_SAVED_CART;
      stored.cookie = null;
    },
    onExternalChange: () => () => undefined,
  };
  return { stored, port };
};
