import { createHmac, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, type GraphQLSchema, graphqlSync } from "graphql";
import { createEventOutbox, type EventOutbox, type SignedEvent } from "../eventOutbox.ts";
import { type FakeReply, type FakeRequest, startFakeServer } from "../fakeServer.ts";
import { createFaults, type Faults, type RequestFault } from "../faults.ts";
import { ALL_SCOPES, adminResolvers } from "./adminResolvers.ts";
import { createShopifyStore, type ShopifyStore, type StoredOrder } from "./shopifyStore.ts";

export type ShopifyEvent = { readonly id: string; readonly topic: string; readonly body: string };

export type FakeShopify = {
  /** Origin of the store. */
  readonly url: string;
  readonly storeDomain: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly faults: Faults;
  readonly events: EventOutbox<ShopifyEvent>;
  readonly store: ShopifyStore;
  /** The operations that were asked for, the latest last. */
  readonly operations: string[];
  /** The scopes that the owner has given the app. */
  setScopes(scopes: ReadonlySet<string>): void;
  /** Ends all tokens, as Shopify does after a day. */
  endTokens(): void;
  /** The points of the store's bucket; by default so many that no query waits. */
  setPoints(points: { readonly available: number; readonly restoredPerSecond: number }): void;
  /** Sends an event as the staff's change of an order does. */
  addEvent(topic: string, order: StoredOrder): void;
  /** Returns a signed event with a body of the test's own. */
  sign(
    event: ShopifyEvent,
    options?: { readonly secret?: string; readonly storeDomain?: string },
  ): SignedEvent;
  close(): Promise<void>;
};

export type FakeShopifyOptions = {
  readonly currency?: string;
  readonly faults?: Faults;
  readonly send?: (event: SignedEvent) => Promise<number>;
  /** Returns ms; by default the process's own clock. */
  readonly now?: () => number;
  readonly port?: number;
};

const API_VERSION = "2026-07";
const GRAPHQL_PATH = `/admin/api/${API_VERSION}/graphql.json`;
const QUERY_COST = 12;

let schema: GraphQLSchema | undefined;
/** Reads the part of Shopify's schema that our documents use: another field is unknown here as it would be there. */
const adminSchema = (): GraphQLSchema => {
  schema ??= buildSchema(readFileSync(join(import.meta.dirname, "admin.graphql"), "utf8"));
  return schema;
};

/** Starts a fake Shopify store: it executes operations against Shopify's schema, with state and faults on demand. */
export const startFakeShopify = async ({
  currency = "ZAR",
  faults = createFaults(),
  send = async () => 200,
  now = () => performance.now(),
  port = 0,
}: FakeShopifyOptions = {}): Promise<FakeShopify> => {
  const store = createShopifyStore(currency);
  const [storeDomain, clientId, clientSecret] = [
    "storywall-test.myshopify.com",
    "client-1",
    "shpss_4f1c9a7b5d2e4860",
  ];
  const operations: string[] = [];
  let tokens = new Set<string>();
  let scopes = ALL_SCOPES;
  let points = { available: 1_000_000, restoredPerSecond: 1_000_000, at: now() };

  const sign: FakeShopify["sign"] = (event, options = {}) => ({
    body: event.body,
    headers: {
      "content-type": "application/json",
      "x-shopify-topic": event.topic,
      "x-shopify-event-id": event.id,
      "x-shopify-shop-domain": options.storeDomain ?? storeDomain,
      "x-shopify-hmac-sha256": createHmac("sha256", options.secret ?? clientSecret)
        .update(event.body)
        .digest("base64"),
    },
  });
  const events = createEventOutbox<ShopifyEvent>(
    faults,
    (event, isForged) => sign(event, isForged ? { secret: "wrong" } : {}),
    send,
  );
  const addEvent = (topic: string, { id }: StoredOrder): void => {
    const number = Number(id.split("/").at(-1));
    const body = topic.startsWith("orders/") ? { id: number } : { id: number + 1, order_id: number };
    events.add({ id: randomUUID(), topic, body: JSON.stringify(body) });
  };
  const rootValue = adminResolvers(store, { add: addEvent }, () => scopes);

  const issueToken = (request: FakeRequest): FakeReply => {
    const form = new URLSearchParams(request.body);
    const isKnown = form.get("client_id") === clientId && form.get("client_secret") === clientSecret;
    if (!isKnown || form.get("grant_type") !== "client_credentials")
      return { status: 400, body: { error: "invalid_client" } };
    const token = `shpat_${randomUUID()}`;
    tokens.add(token);
    return { status: 200, body: { access_token: token, scope: [...scopes].join(), expires_in: 86399 } };
  };

  const spendPoints = () => {
    const restored = ((now() - points.at) / 1000) * points.restoredPerSecond;
    const maximum = 1_000_000;
    points = { ...points, available: Math.min(maximum, points.available + restored), at: now() };
    const isThrottled = points.available < QUERY_COST;
    if (!isThrottled) points = { ...points, available: points.available - QUERY_COST };
    const throttleStatus = {
      maximumAvailable: maximum,
      currentlyAvailable: points.available,
      restoreRate: points.restoredPerSecond,
    };
    return { isThrottled, cost: { requestedQueryCost: QUERY_COST, throttleStatus } };
  };

  const execute = (request: FakeRequest): FakeReply => {
    if (!tokens.has(String(request.headers["x-shopify-access-token"])))
      return { status: 401, body: { errors: "[API] Invalid API key or access token" } };
    const { query, variables, operationName } = JSON.parse(request.body);
    const { isThrottled, cost } = spendPoints();
    const headers = { "x-shopify-api-version": API_VERSION };
    if (isThrottled) {
      const errors = [{ message: "Throttled", extensions: { code: "THROTTLED" } }];
      return { status: 200, headers, body: { errors, extensions: { cost } } };
    }
    operations.push(operationName);
    const { data, errors } = graphqlSync({
      schema: adminSchema(),
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

  const handle = (request: FakeRequest, fault: RequestFault | undefined): FakeReply => {
    if (fault?.kind === "errorBefore") return { status: 500, body: {} };
    const reply =
      request.path === "/admin/oauth/access_token"
        ? issueToken(request)
        : request.path === GRAPHQL_PATH
          ? execute(request)
          : { status: 404, body: { errors: "Not Found" } };
    return fault?.kind === "errorAfter" ? { status: 500, body: {} } : reply;
  };
  // Built before the first request: its sender does not wait for long.
  adminSchema();
  const server = await startFakeServer(handle, faults, port);
  return {
    url: server.url,
    storeDomain,
    clientId,
    clientSecret,
    faults,
    events,
    store,
    operations,
    setScopes: (next) => {
      scopes = next;
    },
    endTokens: () => {
      tokens = new Set();
    },
    setPoints: (next) => {
      points = { ...next, at: now() };
    },
    addEvent,
    sign,
    close: server.close,
  };
};
