import type { PhotoSize } from "@storywall/domain/crop/crop.ts";
import type { PointMm, SizeMm } from "@storywall/domain/geometry/rect.ts";
import { mm } from "@storywall/domain/units/units.ts";
import { imageTransform } from "@storywall/scene/imageTransform.ts";
import { type KeyboardEvent, useRef, useState } from "react";
import { useGesture } from "../../lib/browser/useGesture.ts";
import { classes } from "../../ui/classes.ts";
import styles from "./CropStage.module.css";
import type { CropEditor } from "./useCropEditor.ts";

type Props = {
  readonly source: string | null;
  readonly fileName: string;
  readonly photo: PhotoSize;
  readonly opening: SizeMm;
  readonly editor: CropEditor;
  /** Words for people who do not see what a key has done. */
  readonly say: (words: string) => void;
};

/** Room around the opening, as a part of its longer side, in which the rest of the photo is seen dimmed. */
const MARGIN = 0.16;
const WHEEL_DOUBLES = 300;
/** One press of an arrow key, as a part of the opening's width; ten times that with Shift. */
const KEY_STEP = 0.01;
const KEY_ZOOM = 1.08;
const DOUBLE_TAP = { ms: 350, px: 30 };

/** The opening with the photo behind it. Everything in millimetres of the opening; the page's pixels end at `toMm`. */
export function CropStage({ source, fileName, photo, opening, editor, say }: Props) {
  const ref = useRef<SVGSVGElement>(null);
  const [isMoving, setIsMoving] = useState(false);
  const margin = Math.max(opening.width, opening.height) * MARGIN;
  const view = {
    x: -margin,
    y: -margin,
    width: opening.width + 2 * margin,
    height: opening.height + 2 * margin,
  };

  const mmPerPixel = (): number => {
    const rect = ref.current?.getBoundingClientRect();
    return rect ? Math.max(view.width / rect.width, view.height / rect.height) : 1;
  };
  const vector = ([x, y]: readonly [number, number]): PointMm => {
    const scale = mmPerPixel();
    return { x: mm(x * scale), y: mm(y * scale) };
  };
  const place = ([x, y]: readonly [number, number]): PointMm => {
    const rect = ref.current?.getBoundingClientRect();
    if (!rect) return { x: mm(0), y: mm(0) };
    const fromMiddle = vector([x - rect.left - rect.width / 2, y - rect.top - rect.height / 2]);
    return { x: mm(fromMiddle.x + opening.width / 2), y: mm(fromMiddle.y + opening.height / 2) };
  };

  const lastTap = useRef({ at: 0, x: 0, y: 0 });
  const fitOnSecond = ({ timeStamp, xy: [x, y] }: { timeStamp: number; xy: readonly [number, number] }) => {
    const before = lastTap.current;
    const isSecond =
      timeStamp - before.at < DOUBLE_TAP.ms && Math.hypot(x - before.x, y - before.y) < DOUBLE_TAP.px;
    lastTap.current = isSecond ? { at: 0, x: 0, y: 0 } : { at: timeStamp, x, y };
    if (isSecond) {
      editor.fit();
      say("As much of the photo as fits");
    }
  };

  useGesture(
    {
      onDrag: ({ first, last, tap, movement, pinching, cancel, event, xy }) => {
        if (pinching) return cancel();
        setIsMoving(!last);
        if (tap) return fitOnSecond({ timeStamp: event.timeStamp, xy });
        if (first) editor.begin();
        else editor.pan(vector(movement));
      },
      onPinch: ({ first, last, movement: [scale], origin, memo }) => {
        setIsMoving(!last);
        if (first) editor.begin();
        const start: { about: PointMm; origin: readonly [number, number] } = memo ?? {
          about: place(origin),
          origin,
        };
        // The photo stays under both fingers: it is moved as far as they went together.
        const went = vector([origin[0] - start.origin[0], origin[1] - start.origin[1]]);
        editor.zoom(scale, start.about, went);
        return start;
      },
      onWheel: ({ first, last, event, movement: [, y], memo }) => {
        setIsMoving(!last);
        if (event.ctrlKey || last) return memo;
        if (first) editor.begin();
        const about: PointMm = memo ?? place([event.clientX, event.clientY]);
        event.preventDefault();
        editor.zoom(2 ** (-y / WHEEL_DOUBLES), about);
        return about;
      },
    },
    { target: ref, eventOptions: { passive: false }, drag: { filterTaps: true } },
  );

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = opening.width * KEY_STEP * (event.shiftKey ? 10 : 1);
    const by = (x: number, y: number, way: string) => () =>
      say(editor.pan({ x: mm(x * step), y: mm(y * step) }) ? `Photo moved ${way}` : `No more photo ${way}`);
    const zoom = (factor: number) => () => {
      editor.zoom(factor);
      say(factor > 1 ? "Nearer" : "Further away");
    };
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: by(-1, 0, "to the left"),
      ArrowRight: by(1, 0, "to the right"),
      ArrowUp: by(0, -1, "up"),
      ArrowDown: by(0, 1, "down"),
      "+": zoom(KEY_ZOOM),
      "=": zoom(KEY_ZOOM),
      "-": zoom(1 / KEY_ZOOM),
      "0": () => {
        editor.fit();
        say("As much of the photo as fits");
      },
    };
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    editor.begin();
    setIsMoving(true);
    act();
  };

  const { a, b, c, d, e, f } = imageTransform(editor.crop, photo, {
    x: 0,
    y: 0,
    width: opening.width,
    height: opening.height,
  });
  // Far beyond the view: the page shows more of the drawing where its shape is another.
  const far = 10 * Math.max(view.width, view.height);
  const outside = `M${-far} ${-far}h${2 * far}v${2 * far}h${-2 * far}z`;
  const hole = `M0 0h${opening.width}v${opening.height}h${-opening.width}z`;
  const third = (length: number, part: number): number => (length * part) / 3;
  return (
    <div
      className={styles.stage}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the photo, and a key needs focus to arrive
      tabIndex={0}
      aria-label={`${fileName} in its frame. Arrow keys move the photo, with Shift further; plus and minus zoom, 0 shows as much as fits.`}
      onKeyDown={onKeyDown}
      onKeyUp={() => setIsMoving(false)}
      onBlur={() => setIsMoving(false)}
    >
      <svg
        ref={ref}
        className={styles.drawing}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        aria-hidden="true"
      >
        {source && (
          <image
            href={source}
            width={photo.width}
            height={photo.height}
            preserveAspectRatio="none"
            transform={`matrix(${a} ${b} ${c} ${d} ${e} ${f})`}
          />
        )}
        <path className={styles.dim} d={outside + hole} fillRule="evenodd" />
        <path
          className={classes(styles.thirds, isMoving && styles.shown)}
          d={[1, 2]
            .map(
              (part) =>
                `M${third(opening.width, part)} 0v${opening.height}M0 ${third(opening.height, part)}h${opening.width}`,
            )
            .join("")}
        />
        <path className={styles.edge} d={hole} />
      </svg>
      {source === null && <p className={styles.noPicture}>Preview follows after upload</p>}
    </div>
  );
}
