import { boundaries } from "./boundaries.ts";
import { importCycles } from "./importCycles.ts";
import { lint } from "./lint.ts";
import type { Stage } from "./stage.ts";
import { types } from "./types.ts";
import { vocabulary } from "./vocabulary.ts";

/** The checks that read the sources and run nothing of the shop. */
export const staticChecks: readonly Stage[] = [types, lint, boundaries, importCycles, vocabulary];
