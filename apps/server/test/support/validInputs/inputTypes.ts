import type { CallInput } from "@storywall/contract/call.ts";
import type { ALL_CALLS } from "@storywall/contract/calls/allCalls.ts";
import type { RegisteredCallName } from "../../../src/http/handler.ts";

/** For each call a function that creates a valid input. */
export type ValidInputs = {
  readonly [Name in RegisteredCallName]: () => Promise<CallInput<(typeof ALL_CALLS)[Name]>>;
};
