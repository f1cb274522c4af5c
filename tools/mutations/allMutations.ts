import type { Mutation } from "./mutation.ts";
import { RULES_1_TO_15 } from "./rules1to15.ts";
import { RULES_16_TO_30 } from "./rules16to30.ts";

export const ALL_MUTATIONS: readonly Mutation[] = [...RULES_1_TO_15, ...RULES_16_TO_30];
