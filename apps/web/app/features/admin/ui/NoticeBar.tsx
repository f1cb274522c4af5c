import { useEffect, useRef } from "react";
import { Button, IconButton } from "../../../ui/Button.tsx";
import { CloseIcon } from "../../../ui/icons/icons.tsx";
import { EmailText } from "./email/EmailText.tsx";
import styles from "./NoticeBar.module.css";
import { hideNotice, type Notice, noticeDurationMs, showNotice, useNotice } from "./notices.ts";
import { useBusy } from "./useBusy.ts";
import { useIsHeld } from "./useIsHeld.ts";

/**
 * Shows what was just done, with Undo, above the bars at the bottom of the page. It disappears after its time, which
 * restarts after the pointer or the focus was on it (WCAG 2.2.1).
 */
export function NoticeBar() {
  const notice = useNotice((state) => state.notice);
  return (
    <div role="status" className={styles.region}>
      {notice && <ShownNotice notice={notice} />}
    </div>
  );
}

function ShownNotice({ notice }: { readonly notice: Notice }) {
  const { isBusy, whileBusy } = useBusy();
  const box = useRef<HTMLDivElement>(null);
  const isHeld = useIsHeld(box) || isBusy;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(hideNotice, noticeDurationMs(notice));
    return () => clearTimeout(timer);
  }, [notice, isHeld]);
  const { text, undo } = notice;
  const handleUndo = async () => {
    if (undo === undefined || isBusy) return;
    const message = await whileBusy(undo());
    showNotice(message === null ? { text: "Undone." } : { text: message, undo });
  };
  return (
    <div ref={box} className={styles.notice}>
      <p>
        <EmailText>{text}</EmailText>
      </p>
      {undo && (
        <Button variant="ghost" busy={isBusy} onClick={() => void handleUndo()}>
          Undo
        </Button>
      )}
      <IconButton label="Close" onClick={hideNotice}>
        <CloseIcon size={20} />
      </IconButton>
    </div>
  );
}
