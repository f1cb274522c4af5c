import { deleteKeptData } from "@storywall/contract/calls/privacy/deleteKeptData.ts";
import type { KeptOfVisitor } from "@storywall/contract/schemas/keptData.ts";
import { useState } from "react";
import { quietApi } from "../../lib/api/api.ts";
import { Button } from "../../ui/Button.tsx";
import { FactList } from "../../ui/FactList.tsx";
import { DeleteAll } from "./DeleteAll.tsx";
import styles from "./Desk.module.css";
import { DeskActions } from "./DeskActions.tsx";
import { DELETED } from "./deleted.ts";
import { forgetBrowser } from "./forgetBrowser.ts";
import { KeptPhotos } from "./KeptPhotos.tsx";
import { keptLines } from "./keptWords.ts";
import { saveCopy } from "./saveCopy.ts";

export type KeptOfBrowserProps = { readonly userId: string; readonly found: KeptOfVisitor };

/** What is kept of whoever uses this browser, and what can be done with it. Its code is loaded when it is asked for. */
export default function KeptOfBrowser({ userId, found }: KeptOfBrowserProps) {
  const [kept, setKept] = useState(found);
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
          onDeleted={(gone) =>
            setKept({ ...kept, photos: kept.photos.filter(({ handle }) => handle !== gone) })
          }
        />
      )}
      <DeskActions>
        <Button look="secondary" onClick={() => saveCopy(kept)}>
          Save a copy
        </Button>
        <DeleteAll hasOrders={kept.orders.length > 0} onDelete={remove} />
      </DeskActions>
    </section>
  );
}
