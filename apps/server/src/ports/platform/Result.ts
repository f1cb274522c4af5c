/**
 * What came of a use case. A refusal that can be expected is a value and part of the type, so that whoever calls must
 * say what becomes of it; its `error` is one of the HTTP contract's codes, which the door checks with the compiler.
 */
export type Result<Value, Code extends string = never> = Ok<Value> | Err<Code>;

export type Ok<Value> = { readonly kind: "ok"; readonly value: Value };

export type Err<Code extends string> = {
  readonly kind: "error";
  readonly error: Code;
  /** For the shopper, in plain words. */
  readonly message: string;
  /** Single fields that are wrong, where there are such. */
  readonly issues?: readonly { readonly path: string; readonly message: string }[];
  /** When trying again makes sense. */
  readonly retryAfterSeconds?: number;
};

export const ok = <Value>(value: Value): Ok<Value> => ({ kind: "ok", value });

export const err = <const Code extends string>(
  error: Code,
  message: string,
  issues?: Err<Code>["issues"],
): Err<Code> => ({ kind: "error", error, message, ...(issues ? { issues } : {}) });
