import type { ErrorCode } from "@storywall/contract/errors.ts";
import type { RegisteredCallName } from "../../../src/http/handler.ts";

export type RequestParts = { readonly params?: object; readonly query?: object; readonly body?: object };
/** Turns a valid input into one that fails. */
export type InputMutator = (
  good: RequestParts,
  name: RegisteredCallName,
) => RequestParts | Promise<RequestParts>;
export type ErrorCases = { readonly [Name in RegisteredCallName]: Partial<Record<ErrorCode, InputMutator>> };
