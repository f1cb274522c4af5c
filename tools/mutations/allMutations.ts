import type { Mutation } from "./mutation.ts";
import { RULES_1_TO_15 } from "./rules1to15.ts";
import { RULES_16_TO_30 } from "./rules16to30.ts";
import { SPECIFICATION_1_TO_2 } from "./specification1to2.ts";
import { SPECIFICATION_3_TO_5 } from "./specification3to5.ts";
import { SPECIFICATION_6_TO_9 } from "./specification6to9.ts";
import { SPECIFICATION_B } from "./specificationB.ts";

export const ALL_MUTATIONS: readonly Mutation[] = [
  ...RULES_1_TO_15,
  ...RULES_16_TO_30,
  ...SPECIFICATION_1_TO_2,
  ...SPECIFICATION_3_TO_5,
  ...SPECIFICATION_6_TO_9,
  ...SPECIFICATION_B,
];
