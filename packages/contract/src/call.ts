import type * as z from "zod/mini";
import type { ErrorCode } from "./errors.ts";

/** A schema of any shape; the contract only reads, it never builds one from strings. */
export type Schema = z.ZodMiniType;

type CallTag =
  | "Visitor and templates"
  | "Photos"
  | "Design links"
  | "Cart"
  | "Checkout"
  | "Orders"
  | "Payments"
  | "Promo"
  | "Privacy"
  | "Messages"
  | "Art"
  | "Owner";

/** One call of the HTTP contract: validation, types, client and OpenAPI all derive from this. */
export type Call = {
  /** Unique, camelCase; OpenAPI's operationId. */
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below /api, parameters as `:name`. */
  readonly path: string;
  readonly summary: string;
  readonly tag: CallTag;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The body is a multipart form with one file in this field instead; streamed, so no schema checks it. */
  readonly file?: string;
  readonly reply: Schema;
  /** 200 unless said otherwise. */
  readonly status?: 200 | 201;
  /** R6.2: needs the owner's session, else 401 OWNER_ONLY; unknown fields are refused (R5.3), not dropped. */
  readonly owner?: true;
  /** Refusals of its own; BAD_REQUEST, TOO_MANY_REQUESTS and INTERNAL are every call's. */
  readonly errors: readonly ErrorCode[];
  /** Takes an `Idempotency-Key`: makes something or moves money. */
  readonly idempotent?: boolean;
};

/**
 * What changes something is taken from the shop's own pages, or from no page at all; from another site's it is
 * FORBIDDEN.
 */
export const isSameOriginOnly = (call: Call): boolean => call.method !== "GET";

/** Keeps the exact types of one call. */
export const defineCall = <const C extends Call>(call: C): C => call;

type InputOf<S> = S extends Schema ? z.input<S> : undefined;
type OutputOf<S> = S extends Schema ? z.output<S> : undefined;
type WithoutUndefined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

type PartOf<C extends Call, Name extends "params" | "query" | "body"> = Name extends keyof C
  ? C[Name]
  : undefined;

/** What a client passes: only the parts that the call declares. */
export type CallInput<C extends Call> = WithoutUndefined<{
  params: InputOf<PartOf<C, "params">>;
  query: InputOf<PartOf<C, "query">>;
  body: InputOf<PartOf<C, "body">>;
}>;

/** What a handler receives after validation. */
export type CallRequest<C extends Call> = WithoutUndefined<{
  params: OutputOf<PartOf<C, "params">>;
  query: OutputOf<PartOf<C, "query">>;
  body: OutputOf<PartOf<C, "body">>;
}>;

export type CallReply<C extends Call> = z.output<C["reply"]>;
