import { setTimeout as sleep } from "node:timers/promises";
import { isRecord } from "@storywall/domain/parse/isRecord.ts";
import { HostUnavailableError } from "../../ports/commerce/CommerceHost.ts";
import { type AccessToken, createAccessToken, type ShopifyApp } from "./accessToken.ts";
import { API_VERSION } from "./apiVersion.ts";
import { msUntilDeadline } from "./callDeadline.ts";
import { createCostBudget } from "./costBudget.ts";
import { parseCost, type QueryCost, readGraphqlReply, type ShopifyApi } from "./graphqlReply.ts";

export type AdminApiOptions = {
  /** Origin of the store, `https://name.myshopify.com`. */
  readonly origin: string;
  readonly app: ShopifyApp;
  /** Called when Shopify answers with another API version than the requested one. */
  readonly onOtherVersion: (version: string) => void;
  readonly timeoutMs?: number;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
};

const TIMEOUT_MS = 15_000;
/**
 * Longest wait for the points of one query. If the wait would be longer, the queue retries later and does other
 * work meanwhile.
 */
const MAX_WAIT_MS = 10_000;
const MAX_UNAUTHORIZED = 3;
/** Shortest pause after a throttled query, so that the number of attempts within a call is limited. */
const MIN_THROTTLED_WAIT_MS = 250;
/** Assumed cost of a query until Shopify has reported a cost. Our largest one costs about 60 points. */
const ASSUMED_COST = 60;

/**
 * Creates a client of Shopify's GraphQL Admin API. It waits when the store's points are used up, and gets a new
 * token when the old one has expired. It never repeats a request that may have been executed.
 */
export const shopifyAdminApi = ({
  origin,
  app,
  onOtherVersion,
  timeoutMs = TIMEOUT_MS,
  wait = sleep,
}: AdminApiOptions): ShopifyApi => {
  const token: AccessToken = createAccessToken(origin, app);
  const budget = createCostBudget();
  const costs = new Map<string, number>();

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
        signal: AbortSignal.timeout(Math.min(timeoutMs, Math.ceil(msUntilDeadline()))),
      });
      const { status, headers } = response;
      const body: unknown = status === 200 ? await response.json() : undefined;
      return { status, headers, body };
    } catch (cause) {
      throw new HostUnavailableError(`Shopify did not answer ${document.name}`, { cause });
    }
  };

  return async (document, variables) => {
    const { name } = document;
    let waitedMs = 0;
    /** Waits. @throws when that would take too long, so that the queue does other work meanwhile. */
    const pause = async (waitMs: number): Promise<void> => {
      if (waitMs <= 0) return;
      if (waitedMs + waitMs > MAX_WAIT_MS || waitMs >= msUntilDeadline())
        throw new HostUnavailableError("Shopify's points are used up", { retryAfterMs: waitMs });
      waitedMs += waitMs;
      await wait(waitMs);
    };

    const attempt = async () => {
      const accessToken = await token.get();
      const { status, headers, body } = await post(document, variables, accessToken);
      if (status === 401) {
        token.drop(accessToken);
        return { kind: "unauthorized", error: statusError(name, status, headers) } as const;
      }
      if (status !== 200 || !isRecord(body)) throw statusError(name, status, headers);
      const version = headers.get("x-shopify-api-version");
      if (version !== null && version !== API_VERSION) onOtherVersion(version);
      return { kind: "answered", cost: parseCost(body), reply: readGraphqlReply(document, body) } as const;
    };

    let leastWaitMs = 0;
    for (let unauthorized = 0; ; ) {
      const assumedCost = costs.get(name) ?? ASSUMED_COST;
      const waitMs = budget.reserve(assumedCost);
      let cost: QueryCost | undefined;
      try {
        await pause(Math.max(waitMs, leastWaitMs));
        const answer = await attempt();
        if (answer.kind === "unauthorized") {
          unauthorized += 1;
          if (unauthorized < MAX_UNAUTHORIZED) continue;
          throw answer.error;
        }
        cost = answer.cost;
        if (cost) costs.set(name, cost.requestedQueryCost);
        if (answer.reply.kind === "data") return answer.reply.data;
        // A throttled query was not executed, so it may be repeated.
        if (!answer.reply.isThrottled) throw answer.reply.error;
      } finally {
        budget.settle(assumedCost, cost?.throttleStatus);
      }
      leastWaitMs = MIN_THROTTLED_WAIT_MS;
    }
  };
};

const statusError = (name: string, status: number, headers: Headers): Error => {
  const seconds = Number(headers.get("retry-after"));
  const retryAfterMs = seconds > 0 ? seconds * 1000 : undefined;
  // 402 and 423: the store is frozen or locked. 403 and 404: the app is not installed there.
  const reason = status < 500 && status !== 429 ? "; check the store and the app" : "";
  return new HostUnavailableError(`Shopify answered ${status} to ${name}${reason}`, {
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
};
