import type { PhotoSize } from "@storywall/domain/crop/crop.ts";
import type { PointMm, SizeMm } from "@storywall/domain/geometry/rect.ts";
import { mm } from "@storywall/domain/units/units.ts";
import { imageTransform } from "@storywall/scene/imageTransform.ts";
import { type KeyboardEvent, useRef, useState } from "react";
import { useGesture } from "../../lib/browser/useGesture.ts";
import { classNames } from "../../ui/classNames.ts";
import styles from "./CropStage.module.css";
import type { CropEditor } from "./useCropEditor.ts";

type Props = {
  readonly source: string | null;
  readonly fileName: string;
  readonly photo: PhotoSize;
  readonly opening: SizeMm;
  readonly editor: CropEditor;
  /** Tells a screen reader what a key has done. */
  readonly announce: (text: string) => void;
};

/** Margin around the opening as a fraction of its longer side. It shows the rest of the photo dimmed. */
const MARGIN_RATIO = 0.16;
const WHEEL_DELTA_PER_DOUBLING = 300;
/** Step of an arrow key as a fraction of the opening's width; ten times that with Shift. */
const KEY_STEP_RATIO = 0.01;
const KEY_ZOOM_FACTOR = 1.08;
const DOUBLE_TAP = { ms: 350, px: 30 };

/** The opening with the photo behind it. All lengths are mm of the opening; `toMm` converts from page pixels. */
export function CropStage({ source, fileName, photo, opening, editor, announce }: Props) {
  const ref = useRef<SVGSVGElement>(null);
  const [isMoving, setIsMoving] = useState(false);
  const margin = Math.max(opening.width, opening.height) * MARGIN_RATIO;
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
  const toVectorMm = ([x, y]: readonly [number, number]): PointMm => {
    const scale = mmPerPixel();
    return { x: mm(x * scale), y: mm(y * scale) };
  };
  const toPointMm = ([x, y]: readonly [number, number]): PointMm => {
    const rect = ref.current?.getBoundingClientRect();
    if (!rect) return { x: mm(0), y: mm(0) };
    const fromMiddle = toVectorMm([x - rect.left - rect.width / 2, y - rect.top - rect.height / 2]);
    return { x: mm(fromMiddle.x + opening.width / 2), y: mm(fromMiddle.y + opening.height / 2) };
  };

  const lastTap = useRef({ at: 0, x: 0, y: 0 });
  const fitOnDoubleTap = ({
    timeStamp,
    xy: [x, y],
  }: {
    timeStamp: number;
    xy: readonly [number, number];
  }) => {
    const previousTap = lastTap.current;
    const isDoubleTap =
      timeStamp - previousTap.at < DOUBLE_TAP.ms &&
      Math.hypot(x - previousTap.x, y - previousTap.y) < DOUBLE_TAP.px;
    lastTap.current = isDoubleTap ? { at: 0, x: 0, y: 0 } : { at: timeStamp, x, y };
    if (isDoubleTap) {
      editor.fit();
      announce("As much of the photo as fits");
    }
  };

  useGesture(
    {
      onDrag: ({ first, last, tap, movement, pinching, cancel, event, xy }) => {
        if (pinching) return cancel();
        setIsMoving(!last);
        if (tap) return fitOnDoubleTap({ timeStamp: event.timeStamp, xy });
        if (first) editor.beginGesture();
        else editor.pan(toVectorMm(movement));
      },
      onPinch: ({ first, last, movement: [scale], origin, memo }) => {
        setIsMoving(!last);
        if (first) editor.beginGesture();
        const pinchStart: { about: PointMm; origin: readonly [number, number] } = memo ?? {
          about: toPointMm(origin),
          origin,
        };
        // The photo follows the midpoint of both fingers.
        const movementMm = toVectorMm([origin[0] - pinchStart.origin[0], origin[1] - pinchStart.origin[1]]);
        editor.zoom(scale, pinchStart.about, movementMm);
        return pinchStart;
      },
      onWheel: ({ first, last, event, movement: [, y], memo }) => {
        setIsMoving(!last);
        if (event.ctrlKey || last) return memo;
        if (first) editor.beginGesture();
        const about: PointMm = memo ?? toPointMm([event.clientX, event.clientY]);
        event.preventDefault();
        editor.zoom(2 ** (-y / WHEEL_DELTA_PER_DOUBLING), about);
        return about;
      },
    },
    { target: ref, eventOptions: { passive: false }, drag: { filterTaps: true } },
  );

  const handleKeyDown = (event: KeyboardEvent): void => {
    const step = opening.width * KEY_STEP_RATIO * (event.shiftKey ? 10 : 1);
    const panBy = (x: number, y: number, direction: string) => () =>
      announce(
        editor.pan({ x: mm(x * step), y: mm(y * step) })
          ? `Photo moved ${direction}`
          : `The photo goes no further ${direction}`,
      );
    const zoom = (factor: number) => () => {
      editor.zoom(factor);
      announce(factor > 1 ? "Zoomed in" : "Zoomed out");
    };
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: panBy(-1, 0, "to the left"),
      ArrowRight: panBy(1, 0, "to the right"),
      ArrowUp: panBy(0, -1, "up"),
      ArrowDown: panBy(0, 1, "down"),
      "+": zoom(KEY_ZOOM_FACTOR),
      "=": zoom(KEY_ZOOM_FACTOR),
      "-": zoom(1 / KEY_ZOOM_FACTOR),
      "0": () => {
        editor.fit();
        announce("As much of the photo as fits");
      },
    };
    const action = keys[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    editor.beginGesture();
    setIsMoving(true);
    action();
  };

  const { a, b, c, d, e, f } = imageTransform(editor.crop, photo, {
    x: 0,
    y: 0,
    width: opening.width,
    height: opening.height,
  });
  // Far beyond the view, because a page with another aspect ratio shows more of the drawing.
  const extent = 10 * Math.max(view.width, view.height);
  const outside = `M${-extent} ${-extent}h${2 * extent}v${2 * extent}h${-2 * extent}z`;
  const hole = `M0 0h${opening.width}v${opening.height}h${-opening.width}z`;
  const third = (length: number, part: number): number => (length * part) / 3;
  return (
    <div
      className={styles.stage}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the photo, and keys need focus
      tabIndex={0}
      aria-label={`${fileName} in its frame. Arrow keys move the photo, with Shift further; plus and minus zoom, 0 shows as much as fits.`}
      onKeyDown={handleKeyDown}
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
          className={classNames(styles.thirds, isMoving && styles.shown)}
          d={[1, 2]
            .map(
              (part) =>
                `M${third(opening.width, part)} 0v${opening.height}M0 ${third(opening.height, part)}h${opening.width}`,
            )
            .join("")}
        />
        <path className={styles.edge} d={hole} />
      </svg>
      {source === null && <p className={styles.noPreview}>Preview after upload</p>}
    </div>
  );
}
