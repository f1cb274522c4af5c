import type { DesignLink } from "@storywall/contract/schemas/designLink.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { type LinkMaker, linkUrl } from "./linkMaker.ts";
import { QrPanel } from "./QrPanel.tsx";
import styles from "./ShareDialog.module.css";

type Props = {
  readonly maker: LinkMaker;
  readonly design: Design;
  /** Photos that came while this was open. */
  readonly arrived: number;
  readonly onPhotosExpected: () => void;
  readonly onClose: () => void;
};

/** B7: a code that opens an upload page for this design on a phone. Closing it leaves the phone time to finish. */
export default function PhoneDialog({ maker, design, arrived, onPhotosExpected, onClose }: Props) {
  const [link, setLink] = useState<DesignLink | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const present = useRef(design);
  const make = useRef(async () => {
    setFault(null);
    const created = await maker.create("hand_over", present.current);
    if (created.kind === "failed") return setFault(created.message);
    setLink(created.value);
    onPhotosExpected();
  });
  useEffect(() => void make.current(), []);
  const end = async () => {
    if (link) await maker.end(link.token);
    onClose();
  };
  return (
    <Dialog open onCancel={onClose} title="Photos from your phone">
      <div className={styles.share}>
        {fault === null ? (
          <>
            {link ? (
              <QrPanel token={link.token} label="Code that opens the upload page on your phone">
                Point your phone's camera at the code, then choose photos there. They fill your empty tiles as
                they arrive.
              </QrPanel>
            ) : (
              <div className={styles.qr}>
                <Skeleton className={styles.noCode} />
              </div>
            )}
            <p role="status" className={styles.arrived}>
              {arrivedWords(arrived)}
            </p>
            <Button size="large" wide onClick={onClose}>
              Done
            </Button>
            {link && (
              <div className={styles.row}>
                <CopyButton text={linkUrl(link.token)} of="the link of this code" look="secondary" />
                <Button look="quiet" onClick={() => void end()}>
                  End this code
                </Button>
              </div>
            )}
            <p className={styles.note}>
              Only whoever sees the code can send photos here. It is over an hour after the last one.
            </p>
          </>
        ) : (
          <>
            <p role="alert" className={styles.fault}>
              {fault}
            </p>
            <Button onClick={() => void make.current()}>Try again</Button>
          </>
        )}
      </div>
    </Dialog>
  );
}

const arrivedWords = (count: number): string => {
  if (count === 0) return "Waiting for your phone";
  return count === 1 ? "1 photo has arrived" : `${count} photos have arrived`;
};
