import { setTimeout as sleep } from "node:timers/promises";
import { isRecord } from "@storywall/domain/parse/isRecord.ts";
import { HostUnavailableError } from "../../ports/commerce/CommerceHost.ts";
import { API_VERSION } from "./apiVersion.ts";
import { msUntilDeadline } from "./callDeadline.ts";
import { parseCost, readGraphqlReply, type ShopifyApi } from "./graphqlReply.ts";

export type StorefrontApiOptions = {
  /** Origin of the store, `https://name.myshopify.com`. */
  readonly origin: string;
  /** Private access token of the Headless channel. Only servers may have it. */
  readonly storefrontToken: string;
  readonly timeoutMs?: number;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
};

const TIMEOUT_MS = 9_000;
/** Pauses after throttled queries. When no pause is left, or no time for it, the buyer sees an error and may try again. */
const THROTTLED_PAUSES_MS = [500, 1_000, 2_000, 4_000] as const;

/**
 * Creates a client of Shopify's GraphQL Storefront API, which makes carts. Retries only throttled queries,
 * since they were not executed. A reply mostly does not say when its points are available: then each pause is
 * longer than the last.
 */
export const storefrontApi = ({
  origin,
  storefrontToken,
  timeoutMs = TIMEOUT_MS,
  wait = sleep,
}: StorefrontApiOptions): ShopifyApi => {
  const post = async (document: { readonly name: string; readonly text: string }, variables: unknown) => {
    try {
      const response = await fetch(`${origin}/api/${API_VERSION}/graphql.json`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "shopify-storefront-private-token": storefrontToken,
        },
        body: JSON.stringify({ query: document.text, variables, operationName: document.name }),
        // A redirect could send the token to another server.
        redirect: "error",
        signal: AbortSignal.timeout(Math.min(timeoutMs, Math.ceil(msUntilDeadline()))),
      });
      const body: unknown = response.status === 200 ? await response.json() : undefined;
      return { status: response.status, body };
    } catch (cause) {
      throw new HostUnavailableError(`Shopify did not answer ${document.name}`, { cause });
    }
  };

  return async (document, variables) => {
    for (let attempt = 0; ; attempt++) {
      const { status, body } = await post(document, variables);
      // 401 and 403 say that the token is wrong, and nothing about the cart.
      if (status !== 200 || !isRecord(body))
        throw new HostUnavailableError(`Shopify answered ${status} to ${document.name}`);
      const reply = readGraphqlReply(document, body);
      if (reply.kind === "data") return reply.data;
      const pauseMs = THROTTLED_PAUSES_MS[attempt];
      if (!reply.isThrottled || pauseMs === undefined) throw reply.error;
      const waitMs = Math.max(pauseMs, missingPointsMs(body));
      if (waitMs >= msUntilDeadline()) throw reply.error;
      await wait(waitMs);
    }
  };
};

/**
 * Returns the ms until the points for a throttled query are available, at most the longest pause; 0 when the
 * reply does not say.
 */
const missingPointsMs = (body: Readonly<Record<string, unknown>>): number => {
  const cost = parseCost(body);
  if (!cost) return 0;
  const { requestedQueryCost, throttleStatus } = cost;
  const missing = requestedQueryCost - throttleStatus.currentlyAvailable;
  return Math.min(Math.max(...THROTTLED_PAUSES_MS), Math.ceil((missing / throttleStatus.restoreRate) * 1000));
};
