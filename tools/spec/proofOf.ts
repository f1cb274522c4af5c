import { ALL_MUTATIONS } from "../mutations/allMutations.ts";
import { PARTIAL_PROOFS } from "../mutations/partialProofs.ts";

/**
 * Returns how well a requirement is proven: by how many breaks of its rule a test of it fails (`npm run
 * test:mutations`), and what none of them breaks. "title only": a passing test quotes it, and no mutation shows yet
 * that it can fail.
 */
export const proofOf = (requirement: string): string => {
  const count = ALL_MUTATIONS.filter((mutation) => mutation.requirement === requirement).length;
  if (count === 0) return "title only";
  const missing = PARTIAL_PROOFS[requirement];
  return `${count} mutation${count === 1 ? "" : "s"}${missing === undefined ? "" : `; not: ${missing}`}`;
};
