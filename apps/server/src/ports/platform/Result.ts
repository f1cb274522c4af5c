/**
 * Result of a use case. Expected errors are values and part of the type, so that the compiler makes callers handle
 * them. `error` is an error code of the HTTP contract; the HTTP layer checks that at compile time.
 */
export type Result<Value, Code extends string = never> = Ok<Value> | Err<Code>;

type Ok<Value> = { readonly kind: "ok"; readonly value: Value };

export type Err<Code extends string> = {
  readonly kind: "error";
  readonly error: Code;
  /** Message for the shopper, in plain words. */
  readonly message: string;
  /** Wrong fields of the request, if any. */
  readonly issues?: readonly { readonly path: string; readonly message: string }[];
  /** Seconds after which a retry makes sense. */
  readonly retryAfterSeconds?: number;
};

export const ok = <Value>(value: Value): Ok<Value> => ({ kind: "ok", value });

export const err = <const Code extends string>(
  error: Code,
  message: string,
  issues?: Err<Code>["issues"],
): Err<Code> => ({ kind: "error", error, message, ...(issues ? { issues } : {}) });

/** Returns the result with its value converted. An error stays as it is. */
export const mapResult = <From, To, Code extends string>(
  result: Result<From, Code>,
  convert: (value: From) => To,
): Result<To, Code> => (result.kind === "ok" ? ok(convert(result.value)) : result);
