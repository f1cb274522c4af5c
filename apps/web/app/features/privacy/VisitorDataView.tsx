import { deleteKeptData } from "@storywall/contract/calls/privacy/deleteKeptData.ts";
import type { VisitorDataReply } from "@storywall/contract/schemas/personalData.ts";
import { useState } from "react";
import { apiWithoutToasts } from "../../lib/api/api.ts";
import { Button } from "../../ui/Button.tsx";
import { FactList } from "../../ui/FactList.tsx";
import { clearBrowserData } from "./clearBrowserData.ts";
import { DataActions } from "./DataActions.tsx";
import { DeleteAllButton } from "./DeleteAllButton.tsx";
import { DELETED_PARAM } from "./deletedParam.ts";
import { downloadCopy } from "./downloadCopy.ts";
import styles from "./PersonalData.module.css";
import { personalDataFacts } from "./personalDataFacts.ts";
import { UploadedPhotos } from "./UploadedPhotos.tsx";

type VisitorDataViewProps = { readonly userId: string; readonly initialData: VisitorDataReply };

/** The personal data of this browser's visitor, and the actions on it. Its code is loaded on demand. */
export default function VisitorDataView({ userId, initialData }: VisitorDataViewProps) {
  const [personalData, setPersonalData] = useState(initialData);
  const handleDelete = async () => {
    const result = await apiWithoutToasts(deleteKeptData, { body: { userId } });
    if (result.kind !== "ok") return false;
    await clearBrowserData();
    // Reloads the page, so that the data in this page's memory is deleted too.
    location.assign(`/privacy?${DELETED_PARAM}#desk`);
    return true;
  };
  return (
    <section className={styles.data} aria-label="What we hold about this browser">
      <FactList facts={personalDataFacts(personalData)} />
      {personalData.photos.length > 0 && (
        <UploadedPhotos
          userId={userId}
          photos={personalData.photos}
          onDeleted={(deletedHandle) =>
            setPersonalData({
              ...personalData,
              photos: personalData.photos.filter(({ handle }) => handle !== deletedHandle),
            })
          }
        />
      )}
      <DataActions>
        <Button variant="secondary" onClick={() => downloadCopy(personalData)}>
          Save a copy
        </Button>
        <DeleteAllButton hasOrders={personalData.orders.length > 0} onDelete={handleDelete} />
      </DataActions>
    </section>
  );
}
