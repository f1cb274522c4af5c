import { randomUUID } from "node:crypto";
import { graphqlSync } from "graphql";
import type { EventOutbox, SignedEvent } from "../eventOutbox.ts";
import { type FakeReply, type FakeRequest, startFakeServer } from "../fakeServer.ts";
import { createFaults, type Faults, type RequestFault } from "../faults.ts";
import { adminResolvers } from "./admin/adminResolvers.ts";
import { ALL_SCOPES } from "./admin/scopes.ts";
import { CHECKOUT_PAGE_PATTERN, replyWithCheckoutPage } from "./checkoutPage.ts";
import { type PayCartOptions, payCart } from "./payCart.ts";
import { createPointsBucket, QUERY_COST } from "./pointsBucket.ts";
import { createShopifyEvents, type ShopifyEvent, type ShopifyEvents } from "./shopifyEvents.ts";
import { readSchema } from "./shopifySchemas.ts";
import { createShopifyStore, type ShopifyStore, type StoredOrder } from "./shopifyStore.ts";
import { storefrontResolvers } from "./storefrontResolvers.ts";

export type FakeShopify = {
  /** Origin of the store. */
  readonly url: string;
  readonly storeDomain: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly faults: Faults;
  readonly events: EventOutbox<ShopifyEvent>;
  readonly store: ShopifyStore;
  /** Names of the operations that were requested, the latest last. */
  readonly operations: string[];
  /** Sets the scopes that the owner has granted to the app. */
  setScopes(scopes: ReadonlySet<string>): void;
  /** Ends all tokens, as Shopify does after a day. */
  endTokens(): void;
  /** Sets the points of the store's bucket; by default there are so many that no query waits. */
  setPoints(points: { readonly available: number; readonly restoredPerSecond: number }): void;
  /** Throttles the next `requests` requests to the Storefront API, which creates carts. */
  throttleCarts(requests: number): void;
  /** Private token of the Storefront API. */
  readonly storefrontToken: string;
  /**
   * Pays at the checkout page of a cart, as its buyer does, and returns the order. `hasEvent`: whether the store
   * sends an event for it.
   */
  payCart(checkoutUrl: string, options?: PayCartOptions & { readonly hasEvent?: boolean }): StoredOrder;
  /** Sends the event of a change that the store's staff make to an order. */
  addEvent(topic: string, order: StoredOrder): void;
  /** Returns a signed event whose body the test provides. */
  readonly sign: ShopifyEvents["sign"];
  close(): Promise<void>;
};

export type FakeShopifyOptions = {
  readonly currency?: string;
  readonly faults?: Faults;
  readonly send?: (event: SignedEvent) => Promise<number>;
  /** Returns the time in ms; by default that of the process's clock. */
  readonly now?: () => number;
  readonly port?: number;
  /** Returns the URL that the checkout page leads back to. */
  readonly shopUrl?: () => string;
};

const API_VERSION = "2026-07";
const GRAPHQL_PATH = `/admin/api/${API_VERSION}/graphql.json`;
const STOREFRONT_PATH = `/api/${API_VERSION}/graphql.json`;
/** Starts a fake Shopify store: it executes operations against Shopify's schema, with state and faults on demand. */
export const startFakeShopify = async ({
  currency = "ZAR",
  faults = createFaults(),
  send = async () => 200,
  now = () => performance.now(),
  port = 0,
  shopUrl = () => "",
}: FakeShopifyOptions = {}): Promise<FakeShopify> => {
  const store = createShopifyStore(currency);
  const [storeDomain, clientId, clientSecret, storefrontToken] = [
    "storywall-test.myshopify.com",
    "client-1",
    "shpss_4f1c9a7b5d2e4860",
    "shpat_5a1d0e9c7b3f2468",
  ];
  const operations: string[] = [];
  let tokens = new Set<string>();
  let scopes = ALL_SCOPES;
  let throttledCarts = 0;
  const points = createPointsBucket(now);

  const events = createShopifyEvents({ storeDomain, clientSecret }, faults, send);
  const storefrontRoot = storefrontResolvers(store, () => server.url);
  const rootValue = adminResolvers(store, events, () => scopes);

  const issueToken = (request: FakeRequest): FakeReply => {
    const form = new URLSearchParams(request.body);
    const isKnown = form.get("client_id") === clientId && form.get("client_secret") === clientSecret;
    if (!isKnown || form.get("grant_type") !== "client_credentials")
      return { status: 400, body: { error: "invalid_client" } };
    const token = `shpat_${randomUUID()}`;
    tokens.add(token);
    return { status: 200, body: { access_token: token, scope: [...scopes].join(), expires_in: 86399 } };
  };

  const execute = (request: FakeRequest): FakeReply => {
    if (!tokens.has(String(request.headers["x-shopify-access-token"])))
      return { status: 401, body: { errors: "[API] Invalid API key or access token" } };
    const { query, variables, operationName } = JSON.parse(request.body);
    const { isThrottled, cost } = points.spend();
    const headers = { "x-shopify-api-version": API_VERSION };
    if (isThrottled) {
      const errors = [{ message: "Throttled", extensions: { code: "THROTTLED" } }];
      return { status: 200, headers, body: { errors, extensions: { cost } } };
    }
    operations.push(operationName);
    const { data, errors } = graphqlSync({
      schema: readSchema("admin"),
      source: query,
      rootValue,
      variableValues: variables,
      operationName,
    });
    return {
      status: 200,
      headers,
      body: { ...(data ? { data } : {}), ...(errors ? { errors } : {}), extensions: { cost } },
    };
  };

  const executeStorefront = (request: FakeRequest): FakeReply => {
    if (request.headers["shopify-storefront-private-token"] !== storefrontToken)
      return { status: 403, body: { errors: [{ message: "", extensions: { code: "UNAUTHORIZED" } }] } };
    const { query, variables, operationName } = JSON.parse(request.body);
    if (throttledCarts > 0) {
      throttledCarts -= 1;
      const throttleStatus = { maximumAvailable: 1000, currentlyAvailable: 0, restoreRate: 50 };
      const errors = [{ message: "Throttled", extensions: { code: "THROTTLED" } }];
      const cost = { requestedQueryCost: QUERY_COST, throttleStatus };
      return { status: 200, body: { errors, extensions: { cost } } };
    }
    operations.push(operationName);
    const { data, errors } = graphqlSync({
      schema: readSchema("storefront"),
      source: query,
      rootValue: storefrontRoot,
      variableValues: variables,
      operationName,
    });
    return { status: 200, body: { ...(data ? { data } : {}), ...(errors ? { errors } : {}) } };
  };

  const payAt: FakeShopify["payCart"] = (checkoutUrl, { hasEvent = true, ...options } = {}) => {
    const order = payCart(store, checkoutUrl, options);
    if (hasEvent) events.add("orders/create", order);
    if (hasEvent && order.pendingStatus === null) events.add("orders/paid", order);
    return order;
  };

  const handle = (request: FakeRequest, fault: RequestFault | undefined): FakeReply => {
    if (fault?.kind === "errorBefore") return { status: 500, body: {} };
    const reply =
      request.path === "/admin/oauth/access_token"
        ? issueToken(request)
        : request.path === GRAPHQL_PATH
          ? execute(request)
          : request.path === STOREFRONT_PATH
            ? executeStorefront(request)
            : CHECKOUT_PAGE_PATTERN.test(request.path)
              ? replyWithCheckoutPage(request, {
                  store,
                  shopUrl: shopUrl(),
                  pay: () => payAt(request.path),
                })
              : { status: 404, body: { errors: "Not Found" } };
    return fault?.kind === "errorAfter" ? { status: 500, body: {} } : reply;
  };
  // Built before the first request, because its sender has a short timeout.
  readSchema("admin");
  readSchema("storefront");
  const server = await startFakeServer(handle, faults, port);
  return {
    url: server.url,
    storeDomain,
    clientId,
    clientSecret,
    storefrontToken,
    payCart: payAt,
    faults,
    events: events.outbox,
    store,
    operations,
    setScopes: (next) => {
      scopes = next;
    },
    endTokens: () => {
      tokens = new Set();
    },
    setPoints: points.set,
    throttleCarts: (requests) => {
      throttledCarts = requests;
    },
    addEvent: events.add,
    sign: events.sign,
    close: server.close,
  };
};
