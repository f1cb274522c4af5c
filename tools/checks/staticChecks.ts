import { boundaries } from "./boundaries.ts";
import { importCycles } from "./importCycles.ts";
import { lint } from "./lint.ts";
import type { Stage } from "./stage.ts";
import { types } from "./types.ts";
import { vocabulary } from "./vocabulary.ts";

/** The checks that only read the sources and run no part of the shop. */
export const staticChecks: readonly Stage[] = [types, lint, boundaries, importCycles, vocabulary];
