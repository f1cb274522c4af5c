import { create } from "zustand";

type SignedOut = {
  /** Whether the server has reported, since the page was loaded, that this person is no longer signed in. */
  readonly isSignedOut: boolean;
  /** Number of sign-ins in the dialog over the page. */
  readonly signIns: number;
};

export const useSignedOut = create<SignedOut>(() => ({ isSignedOut: false, signIns: 0 }));

/** Opens the sign-in over the page. Resolves when it closes: to true after a sign-in. */
export const askToSignIn = (): Promise<boolean> => {
  const { signIns } = useSignedOut.getState();
  useSignedOut.setState({ isSignedOut: true });
  return new Promise((resolve) => {
    const unsubscribe = useSignedOut.subscribe((state) => {
      if (state.isSignedOut) return;
      unsubscribe();
      resolve(state.signIns > signIns);
    });
  });
};
