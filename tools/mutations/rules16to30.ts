import type { Mutation } from "./mutation.ts";

export const RULES_16_TO_30: readonly Mutation[] = [];
