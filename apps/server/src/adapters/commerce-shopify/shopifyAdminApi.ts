import { setTimeout as sleep } from "node:timers/promises";
import { isRecord } from "@storywall/domain/parse/isRecord.ts";
import * as z from "zod/mini";
import { HostRejectedError, HostUnavailableError } from "../../ports/commerce/CommerceHost.ts";
import { type AccessToken, createAccessToken, type ShopifyApp } from "./accessToken.ts";
import { API_VERSION } from "./apiVersion.ts";
import { createCostBudget } from "./costBudget.ts";
import type { ShopifyDocument } from "./shopifyDocument.ts";

/** Executes an operation and returns its data. User errors are part of the data. */
export type AdminApi = <Result, Variables>(
  document: ShopifyDocument<Result, Variables>,
  variables: Variables,
) => Promise<Result>;

export type AdminApiOptions = {
  /** Origin of the store, `https://name.myshopify.com`. */
  readonly origin: string;
  readonly app: ShopifyApp;
  /** Called when Shopify answers by another version than it was asked for. */
  readonly onOtherVersion: (version: string) => void;
  readonly timeoutMs?: number;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
};

const TIMEOUT_MS = 15_000;
/** Longest wait for points. A longer one belongs to the queue, which does other work meanwhile. */
const MAX_WAIT_MS = 10_000;
const MAX_ATTEMPTS = 3;
/** What a query may cost before Shopify has said what it does. Our largest one costs about 60 points. */
const ASSUMED_COST = 60;

const errorsReply = z.array(
  z.object({
    message: z.string(),
    extensions: z.optional(z.object({ code: z.optional(z.string()) })),
  }),
);
const costReply = z.object({
  requestedQueryCost: z.number(),
  throttleStatus: z.object({
    maximumAvailable: z.number(),
    currentlyAvailable: z.number(),
    restoreRate: z.number(),
  }),
});

/**
 * Creates a client of Shopify's GraphQL Admin API. It waits when the store's points are used up, and gets a new token
 * when the old one has ended. It repeats nothing that may have been done.
 */
export const shopifyAdminApi = ({
  origin,
  app,
  onOtherVersion,
  timeoutMs = TIMEOUT_MS,
  wait = sleep,
}: AdminApiOptions): AdminApi => {
  const token: AccessToken = createAccessToken(origin, app);
  const budget = createCostBudget();
  const costs = new Map<string, number>();

  const waitForPoints = async (name: string): Promise<void> => {
    const waitMs = budget.waitMsFor(costs.get(name) ?? ASSUMED_COST);
    if (waitMs > MAX_WAIT_MS)
      throw new HostUnavailableError("Shopify's points are used up", { retryAfterMs: waitMs });
    if (waitMs > 0) await wait(waitMs);
  };

  const post = async (
    document: { readonly name: string; readonly text: string },
    variables: unknown,
    accessToken: string,
  ) => {
    try {
      const response = await fetch(`${origin}/admin/api/${API_VERSION}/graphql.json`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-shopify-access-token": accessToken },
        body: JSON.stringify({ query: document.text, variables, operationName: document.name }),
        // A redirect could send the token to another server.
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      const { status, headers } = response;
      const body: unknown = status === 200 ? await response.json() : undefined;
      return { status, headers, body };
    } catch (cause) {
      throw new HostUnavailableError(`Shopify did not answer ${document.name}`, { cause });
    }
  };

  return async (document, variables) => {
    for (let attempt = 1; ; attempt++) {
      await waitForPoints(document.name);
      const accessToken = await token.get();
      const { status, headers, body } = await post(document, variables, accessToken);
      if (status === 401) {
        token.drop(accessToken);
        if (attempt < MAX_ATTEMPTS) continue;
      }
      if (status !== 200 || !isRecord(body)) throw statusError(document.name, status, headers);
      const version = headers.get("x-shopify-api-version");
      if (version !== null && version !== API_VERSION) onOtherVersion(version);

      const cost = costReply.safeParse(isRecord(body.extensions) ? body.extensions.cost : undefined);
      if (cost.success) {
        budget.update(cost.data.throttleStatus);
        costs.set(document.name, cost.data.requestedQueryCost);
      }
      const errors = body.errors === undefined ? [] : errorsReply.parse(body.errors);
      const [first] = errors;
      if (!first && isDataOf(document, body)) return body.data;
      const code = first?.extensions?.code;
      // A throttled query was not executed, so it may be repeated.
      if (code === "THROTTLED" && attempt < MAX_ATTEMPTS) continue;
      const message = `${document.name}: ${first?.message ?? "no data"}`;
      if (code === "THROTTLED" || code === "INTERNAL_SERVER_ERROR" || !first)
        throw new HostUnavailableError(message);
      throw new HostRejectedError(message);
    }
  };
};

/**
 * Returns whether the reply holds data. Its shape is Shopify's promise: the document was checked against the schema from
 * which its types are made.
 */
const isDataOf = <Result>(
  _document: Pick<ShopifyDocument<Result, unknown>, "name"> & {
    readonly types?: { readonly result: Result } | undefined;
  },
  body: Readonly<Record<string, unknown>>,
): body is { readonly data: Result } => isRecord(body.data);

const statusError = (name: string, status: number, headers: Headers): Error => {
  const seconds = Number(headers.get("retry-after"));
  const retryAfterMs = seconds > 0 ? seconds * 1000 : undefined;
  // 402 and 423: the store is frozen or locked. 403 and 404: the app is not installed there.
  const reason = status < 500 && status !== 429 ? "; check the store and the app" : "";
  return new HostUnavailableError(`Shopify answered ${status} to ${name}${reason}`, {
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
};
