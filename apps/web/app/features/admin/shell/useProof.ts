import { create } from "zustand";

/** Whether the server has asked this person to prove once more who they are. */
export const useProof = create<{ readonly isNeeded: boolean }>(() => ({ isNeeded: false }));
