import { moveWall } from "@storywall/domain/design/commands/roomCommands.ts";
import type { Point } from "@storywall/scene/operations.ts";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { MoveIcon } from "../../../ui/icons/designerIcons.tsx";
import { useDesigner } from "../state/designerStore.ts";
import type { MoveHandleProps } from "./hungBackdrop.ts";
import styles from "./MoveHandle.module.css";

/** Step of an arrow key: as fine as people hang pictures, or a centimetre with Shift. */
const STEP_MM = 50;
const FINE_STEP_MM = 10;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Moves all tiles on the wall, by dragging or by arrow keys. A drag is one step, computed from where it began. */
export function MoveHandle({ tiles, hung, moved, onMoving }: MoveHandleProps) {
  const run = useDesigner((state) => state.run);
  const announce = useDesigner((state) => state.announce);
  // When one tile of a wall is enlarged, the handle would be in the middle of it.
  const isTileOpen = useDesigner((state) => state.openTileName !== null);
  const ref = useRef<HTMLButtonElement>(null);
  const latest = useRef({ hung, moved, onMoving, run });
  latest.current = { hung, moved, onMoving, run };
  const { box } = hung;

  // The wall's own gestures listen on an element around this one, which gets an event before React does.
  useEffect(() => {
    const handle = ref.current;
    if (handle === null) return;
    const handlePointerDown = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.preventDefault();
      handle.focus({ preventScroll: true });
      startDrag(handle, event, latest);
    };
    handle.addEventListener("pointerdown", handlePointerDown);
    return () => handle.removeEventListener("pointerdown", handlePointerDown);
  }, []);

  const handleKeyDown = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    if (arrow === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? FINE_STEP_MM : STEP_MM;
    const from = hung.clampOffset(moved);
    const to = hung.clampOffset({ x: from.x + arrow.x * step, y: from.y + arrow.y * step });
    if (to.x === from.x && to.y === from.y) announce("The tiles can't move further this way.");
    else run(moveWall, { moved: to });
  };
  return (
    <button
      ref={ref}
      type="button"
      hidden={isTileOpen}
      className={styles.handle}
      aria-label="Move the tiles on the wall with the arrow keys"
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown"
      title="Drag to move the tiles on the wall"
      style={{
        left: `${(((tiles.width / 2 - box.x) / box.width) * 100).toFixed(3)}%`,
        top: `${(((tiles.height - box.y) / box.height) * 100).toFixed(3)}%`,
      }}
      onKeyDown={handleKeyDown}
    >
      <MoveIcon size={20} />
    </button>
  );
}

type LatestProps = {
  readonly current: {
    readonly hung: MoveHandleProps["hung"];
    readonly moved: Point;
    readonly onMoving: (moved: Point | null) => void;
    readonly run: (command: typeof moveWall, input: Parameters<typeof moveWall.run>[1]) => void;
  };
};

const startDrag = (handle: HTMLButtonElement, start: PointerEvent, latest: LatestProps): void => {
  const { hung } = latest.current;
  const before = hung.clampOffset(latest.current.moved);
  const stage = handle.closest("[data-stage]")?.getBoundingClientRect();
  if (stage === undefined || stage.width === 0) return;
  const mmPerPixel = hung.box.width / stage.width;
  const offsetAt = (event: PointerEvent) =>
    hung.clampOffset({
      x: before.x + (event.clientX - start.clientX) * mmPerPixel,
      y: before.y + (event.clientY - start.clientY) * mmPerPixel,
    });
  const controller = new AbortController();
  const { signal } = controller;
  const stop = (): void => {
    controller.abort();
    latest.current.onMoving(null);
  };
  handle.setPointerCapture(start.pointerId);
  handle.addEventListener("pointermove", (event) => latest.current.onMoving(offsetAt(event)), { signal });
  handle.addEventListener(
    "pointerup",
    (event) => {
      latest.current.run(moveWall, { moved: offsetAt(event) });
      stop();
    },
    { signal },
  );
  handle.addEventListener("pointercancel", stop, { signal });
  window.addEventListener("keydown", (event) => event.key === "Escape" && stop(), { signal });
};
