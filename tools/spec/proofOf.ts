import { ALL_MUTATIONS } from "../mutations/allMutations.ts";
import { PARTIAL_PROOFS } from "../mutations/partialProofs.ts";

/**
 * Returns how well a requirement is proven: how many mutations of its rule make a test of it fail (`npm run
 * test:mutations`), and which parts no mutation breaks. "title only": a passing test quotes it, but no mutation
 * shows yet that the test can fail.
 */
export const proofOf = (requirement: string): string => {
  const count = ALL_MUTATIONS.filter((mutation) => mutation.requirement === requirement).length;
  if (count === 0) return "title only";
  const missing = PARTIAL_PROOFS[requirement];
  return `${count} mutation${count === 1 ? "" : "s"}${missing === undefined ? "" : `; not: ${missing}`}`;
};
