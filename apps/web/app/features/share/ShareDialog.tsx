import type { DesignLink } from "@storywall/contract/schemas/designLink.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { WarningIcon } from "../../ui/icons/icons.tsx";
import { Dialog } from "../../ui/modal/Dialog.tsx";
import { ActiveLinks } from "./ActiveLinks.tsx";
import type { DesignLinkClient } from "./designLinkClient.ts";
import { EmailLinkForm } from "./EmailLinkForm.tsx";
import { LinkBox } from "./LinkBox.tsx";
import { SHARE_KIND_TEXTS, SHARE_KINDS, type ShareKind } from "./linkMessages.ts";
import { QrPanel } from "./QrPanel.tsx";
import styles from "./ShareDialog.module.css";

type Props = {
  readonly linkClient: DesignLinkClient;
  readonly design: Design;
  /** The number of photos that are still uploading. */
  readonly pendingPhotoCount: number;
  /** Called when a link was created that lets others add photos. */
  readonly onPhotosExpected: () => void;
  readonly onClose: () => void;
};

/** The dialog to share a design, each way by a link (B6). */
export default function ShareDialog({
  linkClient,
  design,
  pendingPhotoCount,
  onPhotosExpected,
  onClose,
}: Props) {
  const [selectedKind, setSelectedKind] = useState<ShareKind>(SHARE_KINDS[0]);
  const [linksByKind, setLinksByKind] = useState<Partial<Record<ShareKind, DesignLink>>>({});
  const [activeLinks, setActiveLinks] = useState<readonly DesignLink[]>([]);
  const [requestedKind, setRequestedKind] = useState<ShareKind | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => void linkClient.list().then(setActiveLinks), [linkClient]);

  // A link shows only stored photos, so it is created after the last upload.
  const isReady = pendingPhotoCount === 0;
  const designRef = useRef(design);
  designRef.current = design;
  useEffect(() => {
    if (requestedKind === null || !isReady) return;
    let isCancelled = false;
    void linkClient.create(requestedKind, designRef.current).then(async (result) => {
      if (isCancelled) return;
      setRequestedKind(null);
      if (result.kind === "failed") return setError(result.message);
      if (requestedKind === "add_photos") onPhotosExpected();
      setLinksByKind((before) => ({ ...before, [requestedKind]: result.value }));
      setActiveLinks(await linkClient.list());
    });
    return () => {
      isCancelled = true;
    };
  }, [requestedKind, isReady, linkClient, onPhotosExpected]);

  const handleEnd = async (link: DesignLink) => {
    const result = await linkClient.withdraw(link.token);
    if (result.kind === "failed") return setError(result.message);
    setActiveLinks((before) => before.filter(({ token }) => token !== link.token));
    setLinksByKind((before) =>
      Object.fromEntries(Object.entries(before).filter(([, { token }]) => token !== link.token)),
    );
  };
  const link = linksByKind[selectedKind];
  return (
    <Dialog open onCancel={onClose} title="Share this wall">
      <div className={styles.share}>
        <fieldset className={styles.options}>
          <legend className={styles.legend}>What should the link do?</legend>
          {SHARE_KINDS.map((kind) => (
            <label key={kind} className={styles.option}>
              <input
                type="radio"
                name="way"
                checked={selectedKind === kind}
                disabled={requestedKind !== null}
                onChange={() => {
                  setSelectedKind(kind);
                  setError(null);
                }}
              />
              <span>
                <strong>{SHARE_KIND_TEXTS[kind].label}</strong>
                <span className={styles.description}>{SHARE_KIND_TEXTS[kind].description}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {link === undefined ? (
          <Button
            size="large"
            wide
            busy={requestedKind !== null}
            onClick={() => {
              setError(null);
              setRequestedKind(selectedKind);
            }}
          >
            Make the link
          </Button>
        ) : (
          <LinkBox key={link.token} link={link} shareText={SHARE_KIND_TEXTS[selectedKind].shareText} />
        )}
        <p role="status" className={styles.waiting}>
          {requestedKind !== null && !isReady && pendingPhotosMessage(pendingPhotoCount)}
        </p>
        {error !== null && (
          <p role="alert" className={styles.error}>
            <WarningIcon size={20} /> {error}
          </p>
        )}
        {link !== undefined && selectedKind === "continue" && (
          <>
            <QrPanel token={link.token} label="Code that opens this wall on your phone">
              Point your phone's camera at the code.
            </QrPanel>
            <EmailLinkForm onMail={(email) => linkClient.sendByEmail(link.token, email)} />
          </>
        )}
        {activeLinks.length > 0 && <ActiveLinks links={activeLinks} onEnd={handleEnd} />}
      </div>
    </Dialog>
  );
}

const pendingPhotosMessage = (count: number): string =>
  count === 1
    ? "One photo is still on its way. We'll make your link as soon as it arrives."
    : `${count} photos are still on their way. We'll make your link as soon as they arrive.`;
