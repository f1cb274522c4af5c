import type { RoomPlace } from "@storywall/domain/design/room.ts";
import { useRef, useState } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { CameraIcon } from "../../../../ui/icons.tsx";
import styles from "../RoomPanel.module.css";
import type { ReadWallPhoto, WallPhoto } from "../wallPhoto.ts";
import { keepWallPicture, useWallPicture } from "../wallPictures.ts";
import { OwnWallDialog } from "./OwnWallDialog.tsx";

type Props = {
  readonly place: RoomPlace;
  readonly onRead: ReadWallPhoto;
  readonly onReady: (place: RoomPlace) => void;
  readonly onLeave: () => void;
};

type Step =
  | { readonly kind: "idle" | "reading" }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "measuring"; readonly photo: WallPhoto };

/** B5: the shopper's own wall, from a photo that stays in this browser. */
export function OwnWall({ place, onRead, onReady, onLeave }: Props) {
  const [step, setStep] = useState<Step>({ kind: "idle" });
  const input = useRef<HTMLInputElement>(null);
  const pictureId = place.kind === "own" ? place.pictureId : null;
  const source = useWallPicture(pictureId);
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setStep({ kind: "reading" });
    const photo = await onRead(file);
    setStep(photo.kind === "refused" ? photo : { kind: "measuring", photo });
  };
  return (
    <div className={styles.own}>
      {source !== null && <img src={source} alt="Your own wall" className={styles.ownPicture} />}
      {pictureId !== null && source === null && (
        <p className={styles.note}>
          The photo of this wall is in the browser in which it was chosen. Its size is kept, so your tiles are
          true to scale here too.
        </p>
      )}
      <div className={styles.buttons}>
        <Button look="secondary" busy={step.kind === "reading"} onClick={() => input.current?.click()}>
          <CameraIcon size={20} />
          {pictureId === null ? "Use a photo of your wall" : "Use another photo"}
        </Button>
        {pictureId !== null && (
          <Button look="quiet" onClick={onLeave}>
            Take it away
          </Button>
        )}
      </div>
      <p className={styles.note}>
        Stand straight before the wall, with a door or something else whose size you know. The photo stays in
        this browser; we do not get it.
      </p>
      {step.kind === "refused" && (
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
          void read(event.currentTarget.files?.[0]);
          event.currentTarget.value = "";
        }}
      />
      {step.kind === "measuring" && (
        <OwnWallDialog
          photo={step.photo}
          onCancel={() => setStep({ kind: "idle" })}
          onMeasured={async (picture, size) => {
            const id = await keepWallPicture(picture);
            setStep({ kind: "idle" });
            onReady({ kind: "own", pictureId: id, size });
          }}
        />
      )}
    </div>
  );
}
