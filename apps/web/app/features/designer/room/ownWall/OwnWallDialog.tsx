import { WALL_WIDTH_LIMITS } from "@storywall/domain/design/room.ts";
import { type PlanePoint, type Quad, sortCorners } from "@storywall/domain/geometry/homography.ts";
import { parseLength } from "@storywall/domain/geometry/parseLength.ts";
import type { SizeMm } from "@storywall/domain/geometry/rect.ts";
import { sizeFromLength, straighten } from "@storywall/domain/geometry/straighten.ts";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { TextField } from "../../../../ui/form/Field.tsx";
import { Dialog } from "../../../../ui/modal/Dialog.tsx";
import type { WallPhoto } from "../wallPhoto.ts";
import { findCorners } from "./findCorners.ts";
import styles from "./OwnWallDialog.module.css";
import { PointStage } from "./PointStage.tsx";
import { encodeJpeg, straightenPhoto } from "./straightenPhoto.ts";

type Props = {
  readonly photo: WallPhoto;
  readonly onCancel: () => void;
  /** Receives the straightened photo and its size on the wall. */
  readonly onMeasured: (bitmap: Blob, size: SizeMm) => Promise<void>;
};

const CORNERS = ["Top left corner", "Top right corner", "Bottom right corner", "Bottom left corner"] as const;
const ENDS = ["One end", "Other end"] as const;
/**
 * Objects that many walls have, and a sheet of paper, in cm. Standard doors of both countries are 2032 and 2040 mm
 * high.
 */
const KNOWN_THINGS = [
  { name: "Height of a door", cm: "203" },
  { name: "Long side of an A4 sheet", cm: "29.7" },
] as const;
const DOOR_CM = KNOWN_THINGS[0].cm;

/** Straightens a photo of the shopper's wall, then asks for one length, which sets the photo's scale in mm. */
export default function OwnWallDialog({ photo, onCancel, onMeasured }: Props) {
  const [straight, setStraight] = useState<ImageBitmap | null>(null);
  return (
    <Dialog open title="Your own wall" width="large" onCancel={onCancel}>
      {straight === null ? (
        <StraightenStep photo={photo} onStraight={setStraight} />
      ) : (
        <MeasureStep bitmap={straight} onBack={() => setStraight(null)} onMeasured={onMeasured} />
      )}
    </Dialog>
  );
}

/** The instruction of a step. It takes the focus, since the button that led here disappeared with the step before. */
function Instruction({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <p ref={ref} tabIndex={-1}>
      <strong>{title}</strong> {children}
    </p>
  );
}

/** Returns a rectangle in the middle, which the shopper drags onto one in the photo. */
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
  readonly onStraight: (bitmap: ImageBitmap) => void;
}) {
  const { bitmap, size } = photo;
  const [found] = useState(() => findCorners(bitmap));
  const [corners, setCorners] = useState<Quad>(() => found ?? defaultCorners(bitmap));
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const handleContinue = async (): Promise<void> => {
    const longSide = Math.max(bitmap.width, bitmap.height);
    const straightened = straighten(size, corners, longSide);
    if (straightened === null) {
      return setError("These four points don't make a rectangle. Please put each on its own corner.");
    }
    setError(null);
    setIsBusy(true);
    const pixels = await straightenPhoto(bitmap, straightened);
    onStraight(await createImageBitmap(pixels));
  };
  return (
    <div className={styles.step}>
      <Instruction title="Step 1 of 2: straighten the photo.">
        {found && "The four points are a first guess. "}
        Drag them to the corners of something flat on this wall, such as a door, a window or a picture.
      </Instruction>
      <PointStage
        photo={bitmap}
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
      <div className={styles.actions} data-clear-of-toasts>
        <Button variant="secondary" onClick={() => onStraight(bitmap)}>
          It's already straight
        </Button>
        <Button busy={isBusy} onClick={handleContinue}>
          Straighten the photo
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
  bitmap,
  onBack,
  onMeasured,
}: {
  readonly bitmap: ImageBitmap;
  readonly onBack: () => void;
  readonly onMeasured: Props["onMeasured"];
}) {
  const { width, height } = bitmap;
  const [ends, setEnds] = useState<readonly [PlanePoint, PlanePoint]>([
    { x: width * 0.5, y: height * 0.25 },
    { x: width * 0.5, y: height * 0.75 },
  ]);
  const [text, setText] = useState("");
  const [error, setError] = useState<string | undefined>(undefined);
  const [isBusy, setIsBusy] = useState(false);
  const length = parseLength(text);
  const size = length === null ? null : sizeFromLength(bitmap, ends[0], ends[1], length);
  const isPlausible =
    size !== null && size.width >= WALL_WIDTH_LIMITS.min && size.width <= WALL_WIDTH_LIMITS.max;
  const hang = async (): Promise<void> => {
    if (length === null) return setError("Enter the length in centimetres, such as 203.");
    if (!isPlausible || size === null) {
      return setError("Those measurements don't match. Check both ends of the line and its length.");
    }
    setError(undefined);
    setIsBusy(true);
    await onMeasured(await encodeJpeg(bitmap), size);
  };
  return (
    <div className={styles.step}>
      <Instruction title="Step 2 of 2: measure one thing.">
        Move the two points to the ends of something you know the length of, and enter it. Most doors are 203
        or 204 cm high; a sheet of A4 paper taped to the wall works too.
      </Instruction>
      <PointStage
        photo={bitmap}
        photoLabel="Photo of your wall, made straight"
        points={ends}
        pointLabels={ENDS}
        isOutline={false}
        onMove={(index, to) => setEnds(([one, other]) => (index === 0 ? [to, other] : [one, to]))}
      />
      <fieldset className={styles.things}>
        <legend className={styles.note}>What you measure</legend>
        {KNOWN_THINGS.map(({ name, cm }) => (
          <button
            key={name}
            type="button"
            className={styles.thing}
            aria-pressed={text === cm}
            onClick={() => setText(cm)}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <div className={styles.length}>
        <TextField
          label="Length of the line, in cm"
          inputMode="decimal"
          placeholder={DOOR_CM}
          autoComplete="off"
          value={text}
          error={error}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => event.key === "Enter" && void hang()}
        />
        <p className={styles.note} aria-live="polite">
          {isPlausible && size !== null && <>The photo shows about {approximateSizeText(size)} of wall.</>}
        </p>
      </div>
      <div className={styles.actions} data-clear-of-toasts>
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

/** Returns the size in whole centimetres: two taps are not more exact. */
const approximateSizeText = ({ width, height }: SizeMm): string =>
  `${Math.round(width / 10)}\u00a0×\u00a0${Math.round(height / 10)}\u00a0cm`;
