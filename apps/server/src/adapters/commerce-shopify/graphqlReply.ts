import { isRecord } from "@storywall/domain/parse/isRecord.ts";
import * as z from "zod/mini";
import { HostRejectedError, HostUnavailableError } from "../../ports/commerce/CommerceHost.ts";
import type { ShopifyDocument } from "./shopifyDocument.ts";

/** Executes an operation and returns its data. User errors are part of the data. */
export type ShopifyApi = <Result, Variables>(
  document: ShopifyDocument<Result, Variables>,
  variables: Variables,
) => Promise<Result>;

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
export type QueryCost = z.infer<typeof costReply>;

/** Returns the cost of a query as its reply reports it; undefined when it reports none. */
export const parseCost = (body: Readonly<Record<string, unknown>>): QueryCost | undefined => {
  const cost = costReply.safeParse(isRecord(body.extensions) ? body.extensions.cost : undefined);
  return cost.success ? cost.data : undefined;
};

type GraphqlReply<Result> =
  | { readonly kind: "data"; readonly data: Result }
  | { readonly kind: "error"; readonly isThrottled: boolean; readonly error: Error };

/** Returns what a reply with status 200 says: Shopify answers errors with that status too. */
export const readGraphqlReply = <Result, Variables>(
  document: ShopifyDocument<Result, Variables>,
  body: Readonly<Record<string, unknown>>,
): GraphqlReply<Result> => {
  const [first] = body.errors === undefined ? [] : errorsReply.parse(body.errors);
  if (!first && isDataOf(document, body)) return { kind: "data", data: body.data };
  const code = first?.extensions?.code;
  const isThrottled = code === "THROTTLED";
  const message = `${document.name}: ${first?.message ?? "no data"}`;
  const isTemporary = isThrottled || code === "INTERNAL_SERVER_ERROR" || !first;
  return {
    kind: "error",
    isThrottled,
    error: isTemporary ? new HostUnavailableError(message) : new HostRejectedError(message),
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
