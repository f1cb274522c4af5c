import { create } from "zustand";

type Proof = {
  /** Whether the server has asked this person to prove once more who they are. */
  readonly isNeeded: boolean;
  /** How often they did. */
  readonly proofs: number;
};

export const useProof = create<Proof>(() => ({ isNeeded: false, proofs: 0 }));

/** Asks for the proof over the page. Resolves when that is closed: to true when the person has proved who they are. */
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
