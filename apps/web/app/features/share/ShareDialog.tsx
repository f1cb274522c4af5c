import type { DesignLink } from "@storywall/contract/schemas/designLink.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { WarningIcon } from "../../ui/icons.tsx";
import { LinkBox } from "./LinkBox.tsx";
import type { LinkMaker } from "./linkMaker.ts";
import { WAY_WORDS, WAYS, type Way } from "./linkWords.ts";
import { MailToMyself } from "./MailToMyself.tsx";
import { OpenLinks } from "./OpenLinks.tsx";
import { QrPanel } from "./QrPanel.tsx";
import styles from "./ShareDialog.module.css";

type Props = {
  readonly maker: LinkMaker;
  readonly design: Design;
  /** Photos that are not with the shop yet and will be. */
  readonly photosOnTheirWay: number;
  /** Somebody may add photos from now on. */
  readonly onPhotosExpected: () => void;
  readonly onClose: () => void;
};

/** B6: the ways to share a design, each by a link. */
export default function ShareDialog({ maker, design, photosOnTheirWay, onPhotosExpected, onClose }: Props) {
  const [way, setWay] = useState<Way>(WAYS[0]);
  const [made, setMade] = useState<Partial<Record<Way, DesignLink>>>({});
  const [links, setLinks] = useState<readonly DesignLink[]>([]);
  const [wanted, setWanted] = useState<Way | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => void maker.list().then(setLinks), [maker]);

  // A link shows photos that the shop has, so it is made when the last one has arrived.
  const isReady = photosOnTheirWay === 0;
  const present = useRef(design);
  present.current = design;
  useEffect(() => {
    if (wanted === null || !isReady) return;
    let isOver = false;
    void maker.create(wanted, present.current).then(async (created) => {
      if (isOver) return;
      setWanted(null);
      if (created.kind === "failed") return setFault(created.message);
      if (wanted === "add_photos") onPhotosExpected();
      setMade((before) => ({ ...before, [wanted]: created.value }));
      setLinks(await maker.list());
    });
    return () => {
      isOver = true;
    };
  }, [wanted, isReady, maker, onPhotosExpected]);

  const end = async (link: DesignLink) => {
    const ended = await maker.end(link.token);
    if (ended.kind === "failed") return setFault(ended.message);
    setLinks((before) => before.filter(({ token }) => token !== link.token));
    setMade((before) =>
      Object.fromEntries(Object.entries(before).filter(([, { token }]) => token !== link.token)),
    );
  };
  const link = made[way];
  return (
    <Dialog open onCancel={onClose} title="Share this wall">
      <div className={styles.share}>
        <fieldset className={styles.ways}>
          <legend className={styles.legend}>What should the link do?</legend>
          {WAYS.map((one) => (
            <label key={one} className={styles.way}>
              <input
                type="radio"
                name="way"
                checked={way === one}
                disabled={wanted !== null}
                onChange={() => {
                  setWay(one);
                  setFault(null);
                }}
              />
              <span>
                <strong>{WAY_WORDS[one].name}</strong>
                <span className={styles.what}>{WAY_WORDS[one].what}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {link === undefined ? (
          <Button
            size="large"
            wide
            busy={wanted !== null}
            onClick={() => {
              setFault(null);
              setWanted(way);
            }}
          >
            Make the link
          </Button>
        ) : (
          <LinkBox key={link.token} link={link} words={WAY_WORDS[way].share} />
        )}
        <p role="status" className={styles.waiting}>
          {wanted !== null && !isReady && waitingWords(photosOnTheirWay)}
        </p>
        {fault !== null && (
          <p role="alert" className={styles.fault}>
            <WarningIcon size={20} /> {fault}
          </p>
        )}
        {link !== undefined && way === "continue" && (
          <>
            <QrPanel token={link.token} label="Code that opens this wall on your phone">
              Point your phone's camera at the code.
            </QrPanel>
            <MailToMyself onMail={(email) => maker.mail(link.token, email)} />
          </>
        )}
        {links.length > 0 && <OpenLinks links={links} onEnd={end} />}
      </div>
    </Dialog>
  );
}

const waitingWords = (count: number): string =>
  count === 1
    ? "One photo is still on its way. Your link is made as soon as it has arrived."
    : `${count} photos are still on their way. Your link is made as soon as they have arrived.`;
