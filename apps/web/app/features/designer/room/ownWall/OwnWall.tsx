import type { RoomPlace } from "@storywall/domain/design/room.ts";
import { lazy, Suspense, useRef, useState } from "react";
import { LOAD_FAILED } from "../../../../lib/browser/lazyImport.ts";
import { Button } from "../../../../ui/Button.tsx";
import { classNames } from "../../../../ui/classNames.ts";
import { CameraIcon } from "../../../../ui/icons/designerIcons.tsx";
import choice from "../../panels/Choice.module.css";
import styles from "../RoomPanel.module.css";
import type { LoadWallPhoto, WallPhoto } from "../wallPhoto.ts";
import { saveWallPhoto, useWallPhoto } from "../wallPhotoStorage.ts";

const OwnWallDialog = lazy(() => import("./OwnWallDialog.tsx"));

/** Loads the dialog while the photo is read. Without network, a message is shown instead of half a dialog. */
const loadDialog = (): Promise<boolean> =>
  import("./OwnWallDialog.tsx").then(
    () => true,
    () => false,
  );

type Props = {
  readonly place: RoomPlace;
  readonly onLoad: LoadWallPhoto;
  readonly onReady: (place: RoomPlace) => void;
};

type Step =
  | { readonly kind: "idle" | "reading" }
  | { readonly kind: "error"; readonly message: string }
  | { readonly kind: "measuring"; readonly photo: WallPhoto };

/** The shopper's own wall (B5), from a photo that stays in this browser. */
export function OwnWall({ place, onLoad, onReady }: Props) {
  const [step, setStep] = useState<Step>({ kind: "idle" });
  const input = useRef<HTMLInputElement>(null);
  const pictureId = place.kind === "own" ? place.pictureId : null;
  const source = useWallPhoto(pictureId);
  const measure = async (picture: Blob): Promise<void> => {
    const file = picture instanceof File ? picture : new File([picture], "wall.jpg", { type: picture.type });
    setStep({ kind: "reading" });
    const [photo, isLoaded] = await Promise.all([onLoad(file), loadDialog()]);
    if (!isLoaded) return setStep({ kind: "error", message: LOAD_FAILED });
    setStep(photo.kind === "error" ? photo : { kind: "measuring", photo });
  };
  const isOwn = pictureId !== null;
  return (
    <>
      <button
        type="button"
        className={classNames(choice.swatch, styles.ownSwatch, isOwn && styles.chosen)}
        aria-pressed={isOwn}
        aria-busy={step.kind === "reading" || undefined}
        onClick={() => input.current?.click()}
      >
        {source ? (
          <img src={source} alt="" className={styles.thumbnail} />
        ) : (
          <span className={styles.camera}>
            <CameraIcon size={28} />
          </span>
        )}
        <span className={styles.name}>{isOwn ? "Your wall" : "Your own wall"}</span>
      </button>
      <p className={styles.note}>
        {isOwn && source === null
          ? "The photo of this wall is in the browser where you chose it. Its size is saved, so your tiles are true to scale here too."
          : "Take a photo of your wall straight from the front, with a door in it, or anything else you know the size of. The photo stays in this browser; it isn't sent to us."}
      </p>
      {source && (
        <Button
          variant="ghost"
          onClick={() => void fetch(source).then(async (reply) => measure(await reply.blob()))}
        >
          Measure again
        </Button>
      )}
      {step.kind === "error" && (
        <p className={styles.error} role="alert">
          {step.message}
        </p>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label="Photo of your wall"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) void measure(file);
          event.currentTarget.value = "";
        }}
      />
      {step.kind === "measuring" && (
        <Suspense>
          <OwnWallDialog
            photo={step.photo}
            onCancel={() => setStep({ kind: "idle" })}
            onMeasured={async (straightened, size) => {
              const id = await saveWallPhoto(straightened);
              setStep({ kind: "idle" });
              onReady({ kind: "own", pictureId: id, size });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
