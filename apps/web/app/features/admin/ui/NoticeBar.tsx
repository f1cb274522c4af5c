import { Button, IconButton } from "../../../ui/Button.tsx";
import { CloseIcon } from "../../../ui/icons/icons.tsx";
import styles from "./NoticeBar.module.css";
import { hideNotice, showNotice, useNotice } from "./notices.ts";
import { useBusy } from "./useBusy.ts";

/** Says what was just done, with the way back. It stays until it is closed, for slow readers (WCAG 2.2.1). */
export function NoticeBar() {
  const notice = useNotice((state) => state.notice);
  const { isBusy, whileBusy } = useBusy();
  const undo = notice?.undo;
  const handleUndo = async () => {
    if (undo === undefined || isBusy) return;
    const message = await whileBusy(undo());
    showNotice(message === null ? { text: "Undone." } : { text: message, undo });
  };
  return (
    <div role="status" className={styles.region}>
      {notice && (
        <div className={styles.notice}>
          <p>{notice.text}</p>
          {undo && (
            <Button variant="ghost" busy={isBusy} onClick={() => void handleUndo()}>
              Undo
            </Button>
          )}
          <IconButton label="Close" onClick={hideNotice}>
            <CloseIcon size={20} />
          </IconButton>
        </div>
      )}
    </div>
  );
}
