import { create } from "zustand";

type Proof = {
  /** Whether the server has asked this person to prove their identity once more. */
  readonly isNeeded: boolean;
  /** Number of proofs that succeeded. */
  readonly proofs: number;
};

export const useProof = create<Proof>(() => ({ isNeeded: false, proofs: 0 }));

/**
 * Asks for the proof in a dialog over the page. Resolves when the dialog closes: to true when the person has proved
 * their identity.
 */
export const askForProof = (): Promise<boolean> => {
  const { proofs } = useProof.getState();
  useProof.setState({ isNeeded: true });
  return new Promise((resolve) => {
    const unsubscribe = useProof.subscribe((state) => {
      if (state.isNeeded) return;
      unsubscribe();
      resolve(state.proofs > proofs);
    });
  });
};
