import type { PlanePoint } from "@storywall/domain/geometry/homography.ts";
import { clamp } from "@storywall/domain/numbers/clamp.ts";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import styles from "./PointStage.module.css";
import { pickPoint } from "./pickPoint.ts";

type Props = {
  readonly photo: ImageBitmap;
  readonly photoLabel: string;
  /** Points in px of the photo, each with its label. The line between them is closed when it is an outline. */
  readonly points: readonly PlanePoint[];
  readonly pointLabels: readonly string[];
  readonly isOutline: boolean;
  readonly onMove: (index: number, to: PlanePoint) => void;
};

const ARROWS: Readonly<Record<string, PlanePoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** A finger covers about this distance around a point, in px of the page. */
const TOUCH_RADIUS_PX = 24;

/** A photo with points that are placed by a tap, by dragging one, or by the arrow keys. */
export function PointStage({ photo, photoLabel, points, pointLabels, isOutline, onMove }: Props) {
  const { width, height } = photo;
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const initialPoints = useRef(points);
  /** Last position of the dragged point: its index changes when it is dragged past another one. */
  const dragged = useRef<PlanePoint | null>(null);
  useEffect(() => {
    canvas.current?.getContext("2d")?.drawImage(photo, 0, 0);
  }, [photo]);

  const clampToPhoto = ({ x, y }: PlanePoint): PlanePoint => ({
    x: clamp(x, 0, width),
    y: clamp(y, 0, height),
  });
  /** Returns how many px of the photo are one px of the page. */
  const photoPixelsPerPagePixel = (): number =>
    width / (stage.current?.getBoundingClientRect().width || width);
  const pointAt = ({ clientX, clientY }: PointerEvent): PlanePoint => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return clampToPhoto({
      x: (clientX - box.left) * photoPixelsPerPagePixel(),
      y: (clientY - box.top) * photoPixelsPerPagePixel(),
    });
  };
  const movePoint = (index: number, to: PlanePoint): void => {
    dragged.current = to;
    onMove(index, to);
  };
  const handleKeyDown = (event: KeyboardEvent, index: number): void => {
    const arrow = ARROWS[event.key];
    const point = points[index];
    if (arrow === undefined || point === undefined) return;
    event.preventDefault();
    const step = (event.shiftKey ? 20 : 2) * Math.max(1, width / 1000);
    onMove(index, clampToPhoto({ x: point.x + arrow.x * step, y: point.y + arrow.y * step }));
  };
  const line = points.map(({ x, y }) => `${x},${y}`).join(" ");
  return (
    <div className={styles.root}>
      <div
        ref={stage}
        className={styles.stage}
        style={{ "--ratio": width / height }}
        onPointerDown={(event) => {
          const to = pointAt(event);
          event.currentTarget.setPointerCapture(event.pointerId);
          movePoint(
            pickPoint(points, initialPoints.current, to, TOUCH_RADIUS_PX * photoPixelsPerPagePixel()),
            to,
          );
        }}
        onPointerMove={(event) => {
          const index = dragged.current ? points.indexOf(dragged.current) : -1;
          if (index !== -1) movePoint(index, pointAt(event));
        }}
        onPointerUp={() => {
          dragged.current = null;
        }}
        onPointerCancel={() => {
          dragged.current = null;
        }}
      >
        <canvas
          ref={canvas}
          className={styles.picture}
          width={width}
          height={height}
          role="img"
          aria-label={photoLabel}
        />
        <svg className={styles.lines} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {isOutline ? (
            <>
              <polygon points={line} className={styles.halo} />
              <polygon points={line} className={styles.line} />
            </>
          ) : (
            <>
              <polyline points={line} className={styles.halo} />
              <polyline points={line} className={styles.line} />
            </>
          )}
        </svg>
        {points.map(({ x, y }, index) => (
          <button
            key={pointLabels[index]}
            type="button"
            className={styles.point}
            aria-label={`${pointLabels[index]}: ${Math.round((x / width) * 100)}% from the left, ${Math.round((y / height) * 100)}% from the top. Arrow keys move it.`}
            style={{ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }}
            onKeyDown={(event) => handleKeyDown(event, index)}
          />
        ))}
      </div>
    </div>
  );
}
