import { WALL_WIDTH_LIMITS } from "@storywall/domain/design/room.ts";
import { type PlanePoint, type Quad, sortCorners } from "@storywall/domain/geometry/homography.ts";
import { parseLength } from "@storywall/domain/geometry/parseLength.ts";
import type { SizeMm } from "@storywall/domain/geometry/rect.ts";
import { sizeFromLength, straighten } from "@storywall/domain/geometry/straighten.ts";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { Dialog } from "../../../../ui/Dialog.tsx";
import { TextField } from "../../../../ui/Field.tsx";
import type { WallPhoto } from "../wallPhoto.ts";
import styles from "./OwnWallDialog.module.css";
import { PointStage } from "./PointStage.tsx";
import { encodeJpeg, straightenPhoto } from "./straightenPhoto.ts";

type Props = {
  readonly photo: WallPhoto;
  readonly onCancel: () => void;
  /** A straight picture and what it measures on the wall. */
  readonly onMeasured: (picture: Blob, size: SizeMm) => Promise<void>;
};

const CORNERS = ["Top left corner", "Top right corner", "Bottom right corner", "Bottom left corner"] as const;
const ENDS = ["One end", "Other end"] as const;
/** Doors of houses in both countries: 2032 mm and 2040 mm. */
const DOOR_CM = "203";

/** Makes an own photo straight, then asks for one length: after that a millimetre on the wall is a millimetre. */
export default function OwnWallDialog({ photo, onCancel, onMeasured }: Props) {
  const [straight, setStraight] = useState<ImageBitmap | null>(null);
  return (
    <Dialog open title="Your own wall" width="large" onCancel={onCancel}>
      {straight === null ? (
        <StraightenStep photo={photo} onStraight={setStraight} />
      ) : (
        <MeasureStep picture={straight} onBack={() => setStraight(null)} onMeasured={onMeasured} />
      )}
    </Dialog>
  );
}

/** What to do in a step. The button that led to it has gone with the step before, so focus comes here. */
function Instruction({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <p ref={ref} tabIndex={-1}>
      <strong>{title}</strong> {children}
    </p>
  );
}

/** A rectangle in the middle, for the shopper to drag onto one of theirs. */
const defaultCorners = ({ width, height }: { width: number; height: number }): Quad => [
  { x: width * 0.25, y: height * 0.25 },
  { x: width * 0.75, y: height * 0.25 },
  { x: width * 0.75, y: height * 0.75 },
  { x: width * 0.25, y: height * 0.75 },
];

function StraightenStep({
  photo,
  onStraight,
}: {
  readonly photo: WallPhoto;
  readonly onStraight: (picture: ImageBitmap) => void;
}) {
  const { picture, size } = photo;
  const [corners, setCorners] = useState<Quad>(() => defaultCorners(picture));
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const handleContinue = async (): Promise<void> => {
    const longSide = Math.max(picture.width, picture.height);
    const straightened = straighten(size, corners, longSide);
    if (straightened === null) {
      return setError("These four points do not go around a rectangle. Please put each on its own corner.");
    }
    setError(null);
    setIsBusy(true);
    const pixels = await straightenPhoto(picture, straightened);
    onStraight(await createImageBitmap(pixels));
  };
  return (
    <div className={styles.step}>
      <Instruction title="Step 1 of 2: make it straight.">
        Put the four points on the corners of something rectangular on the wall, such as a door, a window or a
        picture. Was the photo taken straight from the front? Then leave them.
      </Instruction>
      <PointStage
        photo={picture}
        photoLabel="Photo of your wall"
        points={corners}
        pointLabels={CORNERS}
        isOutline
        onMove={(index, to) => setCorners((before) => sortCorners(replaceCorner(before, index, to)))}
      />
      {error !== null && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => onStraight(picture)}>
          It is straight already
        </Button>
        <Button busy={isBusy} onClick={handleContinue}>
          Make it straight
        </Button>
      </div>
    </div>
  );
}

const replaceCorner = ([one, two, three, four]: Quad, index: number, to: PlanePoint): Quad => [
  index === 0 ? to : one,
  index === 1 ? to : two,
  index === 2 ? to : three,
  index === 3 ? to : four,
];

function MeasureStep({
  picture,
  onBack,
  onMeasured,
}: {
  readonly picture: ImageBitmap;
  readonly onBack: () => void;
  readonly onMeasured: Props["onMeasured"];
}) {
  const { width, height } = picture;
  const [ends, setEnds] = useState<readonly [PlanePoint, PlanePoint]>([
    { x: width * 0.5, y: height * 0.25 },
    { x: width * 0.5, y: height * 0.75 },
  ]);
  const [text, setText] = useState(DOOR_CM);
  const [error, setError] = useState<string | undefined>(undefined);
  const [isBusy, setIsBusy] = useState(false);
  const length = parseLength(text);
  const size = length === null ? null : sizeFromLength(picture, ends[0], ends[1], length);
  const isPossible =
    size !== null && size.width >= WALL_WIDTH_LIMITS.min && size.width <= WALL_WIDTH_LIMITS.max;
  const hang = async (): Promise<void> => {
    if (length === null) return setError("Please give the length in centimetres, such as 203.");
    if (!isPossible || size === null) {
      return setError("That cannot be: please check both ends of the line, and the length.");
    }
    setError(undefined);
    setIsBusy(true);
    await onMeasured(await encodeJpeg(picture), size);
  };
  return (
    <div className={styles.step}>
      <Instruction title="Step 2 of 2: give one length.">
        Tap both ends of something whose size you know, and say how long it is. Most doors are 203 cm high.
      </Instruction>
      <PointStage
        photo={picture}
        photoLabel="Photo of your wall, made straight"
        points={ends}
        pointLabels={ENDS}
        isOutline={false}
        onMove={(index, to) => setEnds(([one, other]) => (index === 0 ? [to, other] : [one, to]))}
      />
      <div className={styles.length}>
        <TextField
          label="Length of the line, in cm"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          error={error}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => event.key === "Enter" && void hang()}
        />
        <p className={styles.note} aria-live="polite">
          {isPossible && size !== null && (
            <>The photo then shows about {approximateSizeText(size)} of wall.</>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
        <Button busy={isBusy} onClick={hang}>
          Hang my tiles here
        </Button>
      </div>
    </div>
  );
}

/** Two taps are good to a few centimetres. */
const approximateSizeText = ({ width, height }: SizeMm): string =>
  `${Math.round(width / 10)} × ${Math.round(height / 10)} cm`;
