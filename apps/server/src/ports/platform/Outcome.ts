/**
 * What came of a use case. A refusal that can be expected is a value and part of the type, so that whoever calls must
 * say what becomes of it; its `error` is one of the HTTP contract's codes, which the door checks with the compiler.
 */
export type Outcome<Value, Code extends string = never> = Done<Value> | Refusal<Code>;

export type Done<Value> = { readonly kind: "done"; readonly value: Value };

export type Refusal<Code extends string> = {
  readonly kind: "refused";
  readonly error: Code;
  /** For the shopper, in plain words. */
  readonly message: string;
  /** Single fields that are wrong, where there are such. */
  readonly issues?: readonly { readonly path: string; readonly message: string }[];
  /** When trying again makes sense. */
  readonly retryAfterSeconds?: number;
};

export const done = <Value>(value: Value): Done<Value> => ({ kind: "done", value });

export const refuse = <const Code extends string>(
  error: Code,
  message: string,
  issues?: Refusal<Code>["issues"],
): Refusal<Code> => ({ kind: "refused", error, message, ...(issues ? { issues } : {}) });
