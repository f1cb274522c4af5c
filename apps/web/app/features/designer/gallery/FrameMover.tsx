import type { Design } from "@storywall/domain/design/design.ts";
import type { Box } from "@storywall/scene/operations.ts";
import { wallBox } from "@storywall/scene/wallBox.ts";
import { type RefObject, useEffect, useRef, useState } from "react";
import { classNames } from "../../../ui/classNames.ts";
import { useDesigner, useDesignerStore } from "../state/designerStore.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import { frameSizeText, type TileView } from "../view/tileView.ts";
import { WallDrawing } from "../wall/WallDrawing.tsx";
import styles from "./FrameMover.module.css";
import { type FramePosition, startFrameDrag } from "./frameDrag.ts";
import { percent, percentStyle } from "./percentStyle.ts";
import { SizeHandle } from "./SizeHandle.tsx";
import { runMoveFrame, useMoveFrameKeys } from "./useMoveFrame.ts";

type Props = {
  readonly design: Design;
  readonly tiles: readonly TileView[];
  /** The part of the wall's space that is drawn, in mm. */
  readonly box: Box;
  readonly photos: PhotoViewStore;
};

/** A button for every frame, which moves it by pointer or arrow keys. It takes the place of the tiles' own buttons. */
export function FrameMover({ design, tiles, box, photos }: Props) {
  const selected = useDesigner((state) => state.movingFrame);
  const setMovingFrame = useDesigner((state) => state.setMovingFrame);
  const [dragged, setDragged] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const guides = useRef<HTMLDivElement>(null);
  useFrameDrag({ list, guides, tiles, box, onDrag: setDragged });
  // The button that started moving no longer exists.
  useEffect(() => {
    const first = list.current?.querySelector("[aria-pressed=true]");
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }, []);
  const handleKeyDown = useMoveFrameKeys();
  const tabStop = tiles.some(({ tile }) => tile.name === selected) ? selected : tiles[0]?.tile.name;
  const selectedView = tiles.find(({ tile }) => tile.name === tabStop);
  return (
    <>
      <ul ref={list} className={styles.frames} aria-label={`Tiles of your wall, ${tiles.length}`}>
        {tiles.map((view) => {
          const { name } = view.tile;
          const { outer, size, orientation } = view.placed;
          return (
            <li
              key={name}
              className={classNames(styles.frame, dragged === name && styles.left)}
              style={percentStyle(outer, box)}
            >
              <button
                type="button"
                data-frame={name}
                className={classNames(styles.button, name === selected && styles.selected)}
                aria-label={`Tile ${view.index + 1} of ${tiles.length}, ${frameSizeText(size, orientation)}. Move it with the arrow keys.`}
                aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown"
                aria-pressed={name === selected}
                tabIndex={name === tabStop ? 0 : -1}
                onFocus={() => setMovingFrame(name)}
                onKeyDown={(event) => handleKeyDown(name, event)}
              >
                {dragged === name && <DraggedFrame design={design} view={view} photos={photos} />}
              </button>
            </li>
          );
        })}
      </ul>
      {selectedView && dragged === null && <SizeHandle design={design} view={selectedView} box={box} />}
      <div ref={guides} className={styles.guides} aria-hidden="true" />
    </>
  );
}

/** The frame with its photo in a separate layer, so that nothing is painted while it moves. */
function DraggedFrame({
  design,
  view,
  photos,
}: Pick<Props, "design" | "photos"> & { readonly view: TileView }) {
  const { x, y, width, height } = view.placed.outer;
  const around = wallBox({ width, height });
  return (
    <span className={styles.ghost} style={percentStyle(around, { x: 0, y: 0, width, height })}>
      <WallDrawing
        design={design}
        tiles={[view]}
        box={{ ...around, x: x + around.x, y: y + around.y }}
        photos={photos}
        zoomed={[]}
      />
    </span>
  );
}

type FrameDragProps = Pick<Props, "tiles" | "box"> & {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly guides: RefObject<HTMLDivElement | null>;
  readonly onDrag: (tile: string | null) => void;
};

/** Moves a frame by pointer. Only its transform changes until it is dropped; React renders nothing meanwhile. */
const useFrameDrag = (props: FrameDragProps): void => {
  const store = useDesignerStore();
  const latest = useRef(props);
  latest.current = props;
  // The wall's own gestures listen on an element around this one, which gets an event before React does.
  useEffect(() => {
    const element = latest.current.list.current;
    const handlePointerDown = (event: PointerEvent): void => {
      const button = event.target instanceof Element ? event.target.closest("[data-frame]") : null;
      if (!(button instanceof HTMLElement) || event.button !== 0 || !event.isPrimary) return;
      event.stopPropagation();
      event.preventDefault();
      button.focus({ preventScroll: true });
      const { tiles, box, guides, onDrag } = latest.current;
      const tile = button.getAttribute("data-frame") ?? "";
      const rect = tiles.find((view) => view.tile.name === tile)?.placed.outer;
      const stage = button.closest("[data-stage]")?.getBoundingClientRect();
      if (!rect || !stage || stage.width === 0) return;
      const others = tiles.flatMap((view) => (view.tile.name === tile ? [] : [view.placed.outer]));
      let isDragging = false;
      startFrameDrag(button, event, {
        rect,
        others,
        mmPerPixel: box.width / stage.width,
        onMove: (position) => {
          if (!isDragging) onDrag(tile);
          isDragging = true;
          showMoved(button, rect, position);
          showGuides(guides.current, position, box);
        },
        onEnd: (position) => {
          button.style.transform = "";
          button.removeAttribute("data-blocked");
          showGuides(guides.current, null, box);
          onDrag(null);
          if (position) runMoveFrame(store, tile, position);
        },
      });
    };
    element?.addEventListener("pointerdown", handlePointerDown);
    return () => element?.removeEventListener("pointerdown", handlePointerDown);
  }, [store]);
};

/** In percent of the frame's own size, so that no px are needed at any zoom. */
const showMoved = (button: HTMLElement, rect: Box, { x, y, isBlocked }: FramePosition): void => {
  button.style.transform = `translate(${percent(x - rect.x, rect.width)}, ${percent(y - rect.y, rect.height)})`;
  button.toggleAttribute("data-blocked", isBlocked);
};

const showGuides = (element: HTMLDivElement | null, position: FramePosition | null, box: Box): void => {
  element?.replaceChildren(
    ...(position?.guides ?? []).map(({ axis, at }) => {
      const line = document.createElement("div");
      line.setAttribute("data-axis", axis);
      line.style[axis === "x" ? "left" : "top"] =
        axis === "x" ? percent(at - box.x, box.width) : percent(at - box.y, box.height);
      return line;
    }),
  );
};
