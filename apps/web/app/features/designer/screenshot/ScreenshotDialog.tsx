import type { Design } from "@storywall/domain/design/design.ts";
import { isFlat, roomOf } from "@storywall/domain/design/room.ts";
import { layOut } from "@storywall/domain/geometry/layout.ts";
import { useEffect, useId, useState } from "react";
import { showToast } from "../../../lib/page/toast.ts";
import buttons from "../../../ui/Button.module.css";
import { Button } from "../../../ui/Button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { wallSizeText } from "../layout/wallSizeText.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import { canShare, share } from "./handOver.ts";
import { pixelWords } from "./pictureSize.ts";
import styles from "./ScreenshotDialog.module.css";
import { type Failure, FORMATS, type Format, type Screenshot, takeScreenshot } from "./takeScreenshot.ts";

type Props = {
  readonly design: Design;
  readonly photos: PhotoViewStore;
  readonly onClose: () => void;
};

type Wish = { readonly isWithRoom: boolean; readonly format: Format };

/** R2.6: the wall as a picture, to keep or to send. It is made in the browser, with or without a network. */
export default function ScreenshotDialog({ design: present, photos, onClose }: Props) {
  // As it was when the dialog opened: otherwise each upload that ends meanwhile would take the picture away and paint it again.
  const [design] = useState(present);
  const hasRoom = !isFlat(roomOf(design));
  const [wish, setWish] = useState<Wish>({ isWithRoom: hasRoom, format: "jpeg" });
  const shot = useScreenshot(design, photos, wish);
  const formats = useId();
  return (
    <Dialog open title="A picture of your wall" onCancel={onClose}>
      <div className={styles.body}>
        <Preview shot={shot} />
        {hasRoom && (
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={wish.isWithRoom}
              onChange={(event) => setWish({ ...wish, isWithRoom: event.currentTarget.checked })}
            />
            With the room
          </label>
        )}
        <fieldset className={styles.formats}>
          <legend className={styles.legend}>Kind of file</legend>
          {(["jpeg", "png"] as const).map((format) => (
            <label key={format} className={styles.choice}>
              <input
                type="radio"
                name={formats}
                checked={wish.format === format}
                onChange={() => setWish({ ...wish, format })}
              />
              {FORMATS[format].name}
            </label>
          ))}
        </fieldset>
        {shot?.kind === "taken" && <HandOver shot={shot} fileName={fileNameOf(design, wish.format)} />}
      </div>
    </Dialog>
  );
}

const fileNameOf = (design: Design, format: Format): string =>
  `storywall ${wallSizeText(layOut(design)).replace("×", "x")}.${FORMATS[format].ending}`;

type Taken = Extract<Screenshot, { kind: "taken" }> & { readonly source: string };

/** The picture as wished for; null while it is made. */
const useScreenshot = (
  design: Design,
  photos: PhotoViewStore,
  { isWithRoom, format }: Wish,
): Taken | Failure | null => {
  const [shot, setShot] = useState<Taken | Failure | null>(null);
  useEffect(() => {
    let isOver = false;
    setShot(null);
    const take = async (): Promise<void> => {
      const taken = await takeScreenshot(design, photos.getState(), { isWithRoom, format });
      if (isOver) return;
      if (taken.kind !== "taken") return setShot(taken);
      setShot({ ...taken, source: URL.createObjectURL(taken.picture) });
    };
    take().catch(() => !isOver && setShot({ kind: "noMemory" }));
    return () => {
      isOver = true;
    };
  }, [design, photos, isWithRoom, format]);
  // Only once the page shows it no longer: a picture may still be on its way to the screen.
  useEffect(() => () => (shot?.kind === "taken" ? URL.revokeObjectURL(shot.source) : undefined), [shot]);
  return shot;
};

const WHY_NOT: Readonly<Record<Failure["kind"], string>> = {
  noMemory: "This browser has no memory left for a picture. Please close other tabs and try again.",
  noRoom: "The room could not be loaded. Check your connection, or take the picture without the room.",
};

function Preview({ shot }: { readonly shot: Taken | Failure | null }) {
  return (
    <div className={styles.preview} aria-live="polite">
      {shot === null && <p className={styles.note}>Painting your wall</p>}
      {shot !== null && shot.kind !== "taken" && <p role="alert">{WHY_NOT[shot.kind]}</p>}
      {shot?.kind === "taken" && <img src={shot.source} alt="Your wall" className={styles.picture} />}
    </div>
  );
}

function HandOver({ shot, fileName }: { readonly shot: Taken; readonly fileName: string }) {
  const file = new File([shot.picture], fileName, { type: shot.picture.type });
  const isShareable = canShare(file);
  const { width, height } = shot.size;
  const send = async (): Promise<void> => {
    const sharing = await share(file);
    if (sharing === "impossible")
      showToast("error", "Sharing did not work. You can save the picture instead.");
  };
  return (
    <>
      <p className={styles.note}>
        {width} × {height} pixels.
        {shot.isCoarser &&
          ` More than ${pixelWords(shot.size)} are too many for many devices, so your photos are a little coarser in it than they could be.`}
        {shot.missing > 0 &&
          ` ${shot.missing === 1 ? "One photo" : `${shot.missing} photos`} ${shot.missing === 1 ? "is" : "are"} not here yet and left out. Try again once you are online and ${shot.missing === 1 ? "it is" : "they are"} uploaded.`}
      </p>
      <div className={styles.end}>
        {isShareable && <Button onClick={send}>Share</Button>}
        <a
          href={shot.source}
          download={fileName}
          className={classes(buttons.button, isShareable ? buttons.secondary : buttons.primary)}
        >
          Save the picture
        </a>
      </div>
    </>
  );
}
