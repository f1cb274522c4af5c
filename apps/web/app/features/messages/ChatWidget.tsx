import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import styles from "./Conversation.module.css";

type Phase = "initial" | "loading" | "loaded" | "failed";

/**
 * A third party's chat (R2.15). Nothing is loaded from them before the visitor has read whose chat it is, and pressed.
 */
export function ChatWidget({ scriptUrl, email }: { readonly scriptUrl: string; readonly email: string }) {
  const [phase, setPhase] = useState<Phase>(isScriptLoaded(scriptUrl) ? "loaded" : "initial");
  const handleOpen = () => {
    setPhase("loading");
    const script = document.createElement("script");
    script.src = scriptUrl;
    script.async = true;
    // The content security policy allows only scripts with the nonce of the page.
    script.nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
    script.onload = () => setPhase("loaded");
    script.onerror = () => {
      script.remove();
      setPhase("failed");
    };
    document.head.append(script);
  };
  if (phase === "loaded") return <p role="status">The chat is open in the corner of this page.</p>;
  return (
    <div className={styles.form}>
      <p>
        Our chat is run by <strong>{new URL(scriptUrl).host}</strong>, who will see that you're here and may
        set cookies of their own. Nothing goes to them until you open it.
      </p>
      {phase === "failed" && (
        <p role="alert" className={styles.error}>
          The chat couldn't be opened. Please try again, or write to {email}.
        </p>
      )}
      <Button variant="secondary" busy={phase === "loading"} onClick={handleOpen}>
        Open the chat
      </Button>
    </div>
  );
}

const isScriptLoaded = (scriptUrl: string): boolean =>
  typeof document !== "undefined" && [...document.scripts].some(({ src }) => src === scriptUrl);
