import { useRevalidator } from "react-router";
import { Dialog } from "../../../ui/modal/Dialog.tsx";
import { SignIn } from "./SignIn.tsx";
import { useSignedOut } from "./useSignedOut.ts";

/** Signs in again in a dialog over the page when the session has ended, so that unsaved text stays. */
export function SignInDialog() {
  const isSignedOut = useSignedOut((state) => state.isSignedOut);
  const { revalidate } = useRevalidator();
  const close = () => useSignedOut.setState({ isSignedOut: false });
  const handleSignedIn = async () => {
    useSignedOut.setState(({ signIns }) => ({ isSignedOut: false, signIns: signIns + 1 }));
    await revalidate();
  };
  return (
    <Dialog open={isSignedOut} onCancel={close} title="Please sign in again" width="confirm">
      <p>Your session has ended. What you typed is still here, and you can carry on where you left off.</p>
      <SignIn onSignedIn={handleSignedIn} />
    </Dialog>
  );
}
