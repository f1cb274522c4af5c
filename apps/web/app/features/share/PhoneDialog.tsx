import type { DesignLink } from "@storywall/contract/schemas/designLink.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { Dialog } from "../../ui/modal/Dialog.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { type DesignLinkClient, linkUrl } from "./designLinkClient.ts";
import { QrPanel } from "./QrPanel.tsx";
import styles from "./ShareDialog.module.css";

type Props = {
  readonly linkClient: DesignLinkClient;
  readonly design: Design;
  /** The number of photos received while this dialog is open. */
  readonly receivedCount: number;
  readonly onPhotosExpected: () => void;
  readonly onClose: () => void;
};

/**
 * Shows a QR code that opens an upload page for this design on a phone (B7). The link outlives the dialog, so the phone
 * can finish.
 */
export default function PhoneDialog({ linkClient, design, receivedCount, onPhotosExpected, onClose }: Props) {
  const [link, setLink] = useState<DesignLink | null>(null);
  const [error, setError] = useState<string | null>(null);
  const designRef = useRef(design);
  const createLink = useRef(async () => {
    setError(null);
    const result = await linkClient.create("hand_over", designRef.current);
    if (result.kind === "failed") return setError(result.message);
    setLink(result.value);
    onPhotosExpected();
  });
  useEffect(() => void createLink.current(), []);
  const handleEnd = async () => {
    if (link) await linkClient.withdraw(link.token);
    onClose();
  };
  return (
    <Dialog open onCancel={onClose} title="Photos from your phone">
      <div className={styles.share}>
        {error === null ? (
          <>
            {link ? (
              <QrPanel token={link.token} label="Code that opens the upload page on your phone">
                Point your phone's camera at the code, then choose photos there. They fill your empty tiles as
                they arrive.
              </QrPanel>
            ) : (
              <div className={styles.qr}>
                <Skeleton className={styles.codeSkeleton} />
              </div>
            )}
            <p role="status" className={styles.arrived}>
              {waitingForPhoneMessage(receivedCount)}
            </p>
            <Button size="large" wide onClick={onClose}>
              Done
            </Button>
            {link && (
              <div className={styles.row}>
                <CopyButton text={linkUrl(link.token)} label="the link of this code" variant="secondary" />
                <Button variant="ghost" onClick={() => void handleEnd()}>
                  End this code
                </Button>
              </div>
            )}
            <p className={styles.note}>
              Only someone who scans the code can send photos here. It expires an hour after the last one.
            </p>
          </>
        ) : (
          <>
            <p role="alert" className={styles.error}>
              {error}
            </p>
            <Button onClick={() => void createLink.current()}>Try again</Button>
          </>
        )}
      </div>
    </Dialog>
  );
}

const waitingForPhoneMessage = (count: number): string => {
  if (count === 0) return "Waiting for your phone";
  return count === 1 ? "1 photo has arrived" : `${count} photos have arrived`;
};
