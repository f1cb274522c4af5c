import { getKeptData } from "@storywall/contract/calls/privacy/getKeptData.ts";
import { type ReactNode, useState } from "react";
import { quietApi } from "../../lib/api/api.ts";
import { visitorId } from "../../lib/api/visitor.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./Desk.module.css";

type State = "asked" | "looking" | "nothing" | "failed";

/** What the shop keeps of whoever uses this browser: to see, to save, to delete (B12). */
export function BrowserDesk() {
  const [state, setState] = useState<State>("asked");
  const [shown, setShown] = useState<ReactNode>(null);
  const look = async () => {
    const userId = visitorId();
    if (userId === null) return setState("nothing");
    setState("looking");
    const [result, part] = await Promise.all([
      quietApi(getKeptData, { body: { userId } }),
      import("./KeptOfBrowser.tsx").catch(() => null),
    ]);
    if (result.kind !== "ok" || part === null) return setState("failed");
    setShown(<part.default userId={userId} found={result.reply} />);
  };
  if (shown !== null) return shown;
  return (
    <div className={styles.ask}>
      <Button look="secondary" busy={state === "looking"} onClick={() => void look()}>
        Show what you keep of this browser
      </Button>
      {state === "nothing" && <p role="status">Nothing is kept of this browser.</p>}
      {state === "failed" && (
        <p role="alert">We could not reach the shop. Check your connection and press again.</p>
      )}
    </div>
  );
}
