import { getKeptData } from "@storywall/contract/calls/privacy/getKeptData.ts";
import { type ReactNode, useState } from "react";
import { apiWithoutToasts } from "../../lib/api/api.ts";
import { readVisitorId } from "../../lib/api/visitor.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./PersonalData.module.css";

type State = "initial" | "loading" | "empty" | "failed";

/** Shows the data that the shop has stored about this browser's visitor, to save or delete it (B12). */
export function BrowserData() {
  const [state, setState] = useState<State>("initial");
  const [shown, setShown] = useState<ReactNode>(null);
  const handleShow = async () => {
    const userId = readVisitorId();
    if (userId === null) return setState("empty");
    setState("loading");
    const [result, view] = await Promise.all([
      apiWithoutToasts(getKeptData, { body: { userId } }),
      import("./VisitorDataView.tsx").catch(() => null),
    ]);
    if (result.kind !== "ok" || view === null) return setState("failed");
    setShown(<view.default userId={userId} initialData={result.reply} />);
  };
  if (shown !== null) return shown;
  return (
    <div className={styles.request}>
      <Button variant="secondary" busy={state === "loading"} onClick={() => void handleShow()}>
        Show what you hold about this browser
      </Button>
      {state === "empty" && <p role="status">We hold nothing about this browser.</p>}
      {state === "failed" && (
        <p role="alert">We couldn't reach the shop. Check your connection and press again.</p>
      )}
    </div>
  );
}
