import type { FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import { allowedTileSizes } from "@storywall/domain/design/allowedOptions.ts";
import { setTileSize } from "@storywall/domain/design/commands/tileFrameCommands.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { outerSizeOf } from "@storywall/domain/geometry/opening.ts";
import { wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import type { Box } from "@storywall/scene/operations.ts";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useSite } from "../../../lib/api/site.ts";
import { PriceChange } from "../panels/PriceChange.tsx";
import { designOf } from "../state/designerState.ts";
import { useDesignerStore } from "../state/designerStore.ts";
import { formatFrameSize, type TileView } from "../view/tileView.ts";
import { percentStyle } from "./percentStyle.ts";
import styles from "./SizeHandle.module.css";
import { sizeAtCorner } from "./sizeDrag.ts";

type Props = {
  readonly design: Design;
  readonly view: TileView;
  readonly box: Box;
};

/**
 * The corner of the frame that is being moved: while it is dragged, the frame gets the nearest size on sale. The bar's
 * buttons do the same by key, so screen readers do not need it.
 */
export function SizeHandle({ design, view, box }: Props) {
  const { outer, size, orientation } = view.placed;
  const [next, setNext] = useState<FrameSizeKey | null>(null);
  const handle = useRef<HTMLSpanElement>(null);
  useSizeDrag(handle, view, box, setNext);
  const label = useRef<HTMLSpanElement>(null);
  // Each size has another text.
  useLayoutEffect(() => {
    if (next !== null && label.current) keepInWall(label.current);
  });
  const shown = { ...outer, ...outerSizeOf(next ?? size, orientation) };
  return (
    <div className={styles.corner} style={percentStyle(shown, box)} aria-hidden="true">
      {next && (
        <span className={styles.preview}>
          <span ref={label} className={styles.label}>
            {formatFrameSize(next, orientation)}
            {next !== size && <PriceOfSize design={design} tile={view.tile.name} size={next} />}
          </span>
        </span>
      )}
      <span ref={handle} data-size-handle className={styles.handle} />
    </div>
  );
}

/** Distance between the label and the edge of the wall, in px. */
const EDGE_PX = 8;

/** Moves the label sideways until all of it is on the visible wall: a frame may hang at the edge of a phone. */
const keepInWall = (label: HTMLElement): void => {
  label.style.translate = "";
  const wall = label.closest("[data-wall]")?.getBoundingClientRect();
  if (!wall) return;
  const { left, right } = label.getBoundingClientRect();
  const shift = Math.max(0, wall.left + EDGE_PX - left) - Math.max(0, right - wall.right + EDGE_PX);
  label.style.translate = `calc(${shift}px / var(--zoom, 1))`;
};

function PriceOfSize({
  design,
  tile,
  size,
}: {
  readonly design: Design;
  readonly tile: string;
  readonly size: FrameSizeKey;
}) {
  const prices = useSite();
  const after = setTileSize.run(design, { tile, size });
  return (
    <>
      , <PriceChange from={wallPrice(prices, design)} to={wallPrice(prices, after)} />
    </>
  );
}

/** Follows one pointer that is pressed on the handle. Computes each size from the start and the whole movement. */
const useSizeDrag = (
  handle: { readonly current: HTMLElement | null },
  view: TileView,
  box: Box,
  onChange: (size: FrameSizeKey | null) => void,
): void => {
  const store = useDesignerStore();
  const latest = useRef({ view, box, onChange });
  latest.current = { view, box, onChange };
  // The wall's own gestures listen on an element around this one, which gets an event before React does.
  useEffect(() => {
    const element = handle.current;
    let dragging: AbortController | null = null;
    const handlePointerDown = (start: PointerEvent): void => {
      const stage = element?.closest("[data-stage]")?.getBoundingClientRect();
      if (!element || start.button !== 0 || !start.isPrimary || !stage || stage.width === 0) return;
      start.stopPropagation();
      start.preventDefault();
      const { view, box } = latest.current;
      const { size, orientation } = view.placed;
      const tile = view.tile.name;
      const sizes = allowedTileSizes(designOf(store.getState()).base, tile);
      const mmPerPixel = box.width / stage.width;
      const sizeAt = (event: PointerEvent): FrameSizeKey =>
        sizeAtCorner(sizes, orientation, size, {
          x: (event.clientX - start.clientX) * mmPerPixel,
          y: (event.clientY - start.clientY) * mmPerPixel,
        });
      dragging?.abort();
      const controller = new AbortController();
      dragging = controller;
      const { signal } = controller;
      const stop = (): void => {
        controller.abort();
        latest.current.onChange(null);
      };
      element.setPointerCapture(start.pointerId);
      element.addEventListener("pointermove", (event) => latest.current.onChange(sizeAt(event)), { signal });
      element.addEventListener(
        "pointerup",
        (event) => {
          const next = sizeAt(event);
          stop();
          if (next !== size) store.getState().run(setTileSize, { tile, size: next, anchor: "corner" });
        },
        { signal },
      );
      element.addEventListener("pointercancel", stop, { signal });
      window.addEventListener(
        "keydown",
        (event) => {
          if (event.key !== "Escape") return;
          event.stopPropagation();
          stop();
        },
        { signal, capture: true },
      );
    };
    element?.addEventListener("pointerdown", handlePointerDown);
    return () => {
      element?.removeEventListener("pointerdown", handlePointerDown);
      dragging?.abort();
    };
  }, [handle, store]);
};
