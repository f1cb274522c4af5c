import { create } from "zustand";

/** Whether the server has said, since the page was loaded, that this person is no longer signed in. */
export const useSignedOut = create<{ readonly isSignedOut: boolean }>(() => ({ isSignedOut: false }));
