import { deleteKeptData } from "@storywall/contract/calls/privacy/deleteKeptData.ts";
import { getKeptData } from "@storywall/contract/calls/privacy/getKeptData.ts";
import type { KeptOfVisitor } from "@storywall/contract/schemas/keptData.ts";
import { useState } from "react";
import { quietApi } from "../../../lib/api.ts";
import { visitorId } from "../../../lib/visitor.ts";
import { Button } from "../../../ui/Button.tsx";
import { FactList } from "../FactList.tsx";
import { DeleteAll } from "./DeleteAll.tsx";
import styles from "./Desk.module.css";
import { forgetBrowser } from "./forgetBrowser.ts";
import { KeptPhotos } from "./KeptPhotos.tsx";
import { keptLines } from "./keptWords.ts";
import { saveCopy } from "./saveCopy.ts";

type State =
  | { readonly kind: "asked" | "looking" | "nothing" | "failed" }
  | { readonly kind: "shown"; readonly userId: string; readonly kept: KeptOfVisitor };

/** Where the page says so again, after everything of this browser is gone and the page was loaded anew. */
export const DELETED = "deleted";

/** What the shop keeps of whoever uses this browser: to see, to save, to delete (B12). */
export function BrowserDesk() {
  const [state, setState] = useState<State>({ kind: "asked" });
  const look = async () => {
    const userId = visitorId();
    if (userId === null) return setState({ kind: "nothing" });
    setState({ kind: "looking" });
    const result = await quietApi(getKeptData, { body: { userId } });
    setState(result.kind === "ok" ? { kind: "shown", userId, kept: result.reply } : { kind: "failed" });
  };
  if (state.kind !== "shown") {
    return (
      <div className={styles.ask}>
        <Button look="secondary" busy={state.kind === "looking"} onClick={() => void look()}>
          Show what you keep of this browser
        </Button>
        {state.kind === "nothing" && <p role="status">Nothing is kept of this browser.</p>}
        {state.kind === "failed" && (
          <p role="alert">We could not reach the shop. Check your connection and press again.</p>
        )}
      </div>
    );
  }
  const { userId, kept } = state;
  const remove = async () => {
    const result = await quietApi(deleteKeptData, { body: { userId } });
    if (result.kind !== "ok") return false;
    await forgetBrowser();
    // A new page: what this one has in memory is gone too.
    location.assign(`/privacy?${DELETED}#desk`);
    return true;
  };
  return (
    <section className={styles.kept} aria-label="What we keep of this browser">
      <FactList facts={keptLines(kept)} />
      {kept.photos.length > 0 && (
        <KeptPhotos
          userId={userId}
          photos={kept.photos}
          onDeleted={(gone) => {
            const photos = kept.photos.filter(({ handle }) => handle !== gone);
            setState({ ...state, kept: { ...kept, photos } });
          }}
        />
      )}
      <div className={styles.actions}>
        <Button look="secondary" onClick={() => saveCopy(kept)}>
          Save a copy
        </Button>
        <DeleteAll hasOrders={kept.orders.length > 0} onDelete={remove} />
      </div>
    </section>
  );
}
