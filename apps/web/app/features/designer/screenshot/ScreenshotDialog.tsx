import type { Design } from "@storywall/domain/design/design.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { isBareWall, roomOf } from "@storywall/domain/design/room.ts";
import { useEffect, useId, useState } from "react";
import { showToast } from "../../../lib/page/toast.ts";
import buttons from "../../../ui/Button.module.css";
import { Button } from "../../../ui/Button.tsx";
import { classNames } from "../../../ui/classNames.ts";
import { Dialog } from "../../../ui/modal/Dialog.tsx";
import { formatWallSize } from "../layout/formatWallSize.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import styles from "./ScreenshotDialog.module.css";
import { canShareFile, shareFile } from "./shareFile.ts";
import {
  FORMATS,
  type Format,
  type Screenshot,
  type ScreenshotError,
  takeScreenshot,
} from "./takeScreenshot.ts";

type Props = {
  readonly design: Design;
  readonly photos: PhotoViewStore;
  readonly onClose: () => void;
};

type ScreenshotOptions = { readonly isWithRoom: boolean; readonly format: Format };

/** The wall as an image to save or to share (R2.6). It is made in the browser, with or without network. */
export default function ScreenshotDialog({ design: present, photos, onClose }: Props) {
  // The design as it was when the dialog opened. Otherwise every upload that ends meanwhile would discard the image
  // and render it again.
  const [design] = useState(present);
  const hasRoom = !isBareWall(roomOf(design));
  const [options, setOptions] = useState<ScreenshotOptions>({ isWithRoom: hasRoom, format: "jpeg" });
  const screenshot = useScreenshot(design, photos, options);
  const formats = useId();
  return (
    <Dialog open title="A picture of your wall" onCancel={onClose}>
      <div className={styles.body}>
        <Preview shot={screenshot} />
        {hasRoom && (
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={options.isWithRoom}
              onChange={(event) => setOptions({ ...options, isWithRoom: event.currentTarget.checked })}
            />
            With the room
          </label>
        )}
        <fieldset className={styles.formats}>
          <legend className={styles.legend}>File type</legend>
          {(["jpeg", "png"] as const).map((format) => (
            <label key={format} className={styles.choice}>
              <input
                type="radio"
                name={formats}
                checked={options.format === format}
                onChange={() => setOptions({ ...options, format })}
              />
              {FORMATS[format].name}
            </label>
          ))}
        </fieldset>
        {screenshot?.kind === "taken" && (
          <ScreenshotActions shot={screenshot} fileName={fileNameOf(design, options.format)} />
        )}
      </div>
    </Dialog>
  );
}

const fileNameOf = (design: Design, format: Format): string =>
  `storywall ${formatWallSize(layOut(design)).replaceAll("\u00a0", " ").replace("×", "x")}.${FORMATS[format].ending}`;

type TakenScreenshot = Extract<Screenshot, { kind: "taken" }> & { readonly source: string };

/** Returns the screenshot with these options; null while it is made. */
const useScreenshot = (
  design: Design,
  photos: PhotoViewStore,
  { isWithRoom, format }: ScreenshotOptions,
): TakenScreenshot | ScreenshotError | null => {
  const [screenshot, setScreenshot] = useState<TakenScreenshot | ScreenshotError | null>(null);
  useEffect(() => {
    let isCancelled = false;
    setScreenshot(null);
    const take = async (): Promise<void> => {
      const taken = await takeScreenshot(design, photos.getState(), { isWithRoom, format });
      if (isCancelled) return;
      if (taken.kind !== "taken") return setScreenshot(taken);
      setScreenshot({ ...taken, source: URL.createObjectURL(taken.blob) });
    };
    take().catch(() => !isCancelled && setScreenshot({ kind: "noMemory" }));
    return () => {
      isCancelled = true;
    };
  }, [design, photos, isWithRoom, format]);
  // Only once the page no longer shows it: the browser may still be decoding the image.
  useEffect(
    () => () => (screenshot?.kind === "taken" ? URL.revokeObjectURL(screenshot.source) : undefined),
    [screenshot],
  );
  return screenshot;
};

const ERROR_MESSAGES: Readonly<Record<ScreenshotError["kind"], string>> = {
  noMemory: "This browser is out of memory. Please close other tabs and try again.",
  noRoom: "The room couldn't be loaded. Check your connection, or make the picture without the room.",
};

function Preview({ shot }: { readonly shot: TakenScreenshot | ScreenshotError | null }) {
  return (
    <div className={styles.preview} aria-live="polite">
      {shot === null && (
        <p className={styles.note}>
          Drawing your wall <progress aria-hidden="true" className={styles.progress} />
        </p>
      )}
      {shot !== null && shot.kind !== "taken" && <p role="alert">{ERROR_MESSAGES[shot.kind]}</p>}
      {shot?.kind === "taken" && <img src={shot.source} alt="Your wall" className={styles.picture} />}
    </div>
  );
}

function ScreenshotActions({
  shot,
  fileName,
}: {
  readonly shot: TakenScreenshot;
  readonly fileName: string;
}) {
  const file = new File([shot.blob], fileName, { type: shot.blob.type });
  const isShareable = canShareFile(file);
  const send = async (): Promise<void> => {
    const result = await shareFile(file);
    if (result === "failed") showToast("error", "Sharing didn't work. You can save the picture instead.");
  };
  return (
    <>
      <p className={styles.note}>
        {shot.isCoarser &&
          "Your photos look a little softer in this picture than in print: at full size it would be too large for many devices."}
        {shot.missing > 0 &&
          ` ${shot.missing === 1 ? "One photo" : `${shot.missing} photos`} ${shot.missing === 1 ? "hasn't" : "haven't"} arrived yet, so ${shot.missing === 1 ? "it's" : "they're"} left out. Try again once you're online and ${shot.missing === 1 ? "it's" : "they're"} uploaded.`}
      </p>
      <div className={styles.actions}>
        {isShareable && <Button onClick={send}>Share</Button>}
        <a
          href={shot.source}
          download={fileName}
          className={classNames(buttons.button, isShareable ? buttons.secondary : buttons.primary)}
        >
          Save the picture
        </a>
      </div>
    </>
  );
}
