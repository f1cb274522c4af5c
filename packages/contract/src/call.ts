import type { Right } from "@storywall/domain/staff/roles.ts";
import type * as z from "zod/mini";
import type { ErrorCode } from "./errors.ts";

/** A zod schema of any shape. */
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
  | "Owner"
  | "Workshop";

/** One call of the HTTP contract. Validation, types, client and OpenAPI are derived from it. */
export type Call = {
  /** Unique, camelCase; the operationId of OpenAPI. */
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path below /api, parameters as `:name`. */
  readonly path: string;
  readonly summary: string;
  readonly tag: CallTag;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The body is a multipart form with one file in this field. It is streamed, so no schema validates it. */
  readonly file?: string;
  readonly reply: Schema;
  /** Status of a success; 200 by default. */
  readonly status?: 200 | 201;
  /** Errors of this call. Every call may also return BAD_REQUEST, TOO_MANY_REQUESTS and INTERNAL. */
  readonly errors: readonly ErrorCode[];
  /** Accepts an `Idempotency-Key`, because the call creates something or moves money. */
  readonly idempotent?: boolean;
} & (StaffOnly | ForEverybody);

/** A call of the admin area. Unknown fields are rejected, not dropped (R5.3). */
type StaffOnly = {
  /** Needs the session of a staff member, else 401 OWNER_ONLY (R6.2). */
  readonly staffOnly: true;
  /** Right that the staff member's role must have, else 403 FORBIDDEN. The use case checks it. */
  readonly right: Right;
};
type ForEverybody = { readonly staffOnly?: never; readonly right?: never };

/**
 * Returns true for calls that change something. They are accepted from the shop's own pages and from requests without a
 * page; from pages of another site they are FORBIDDEN.
 */
export const isSameOriginOnly = (call: Call): boolean => call.method !== "GET";

/** Returns the call with its exact type. */
export const defineCall = <const C extends Call>(call: C): C => call;

type InputOf<S> = S extends Schema ? z.input<S> : undefined;
type OutputOf<S> = S extends Schema ? z.output<S> : undefined;
type WithoutUndefined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

type PartOf<C extends Call, Name extends "params" | "query" | "body"> = Name extends keyof C
  ? C[Name]
  : undefined;

/** Input of the client: only the parts that the call declares. */
export type CallInput<C extends Call> = WithoutUndefined<{
  params: InputOf<PartOf<C, "params">>;
  query: InputOf<PartOf<C, "query">>;
  body: InputOf<PartOf<C, "body">>;
}>;

/** Input of a handler, after validation. */
export type CallRequest<C extends Call> = WithoutUndefined<{
  params: OutputOf<PartOf<C, "params">>;
  query: OutputOf<PartOf<C, "query">>;
  body: OutputOf<PartOf<C, "body">>;
}>;

export type CallReply<C extends Call> = z.output<C["reply"]>;
