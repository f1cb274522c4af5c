import { type ReactNode, useState } from "react";
import { createStore } from "zustand/vanilla";
import { lazyForPhotos } from "../lazyForPhotos.tsx";
import type { PhotoViewStore } from "../view/photoView.ts";
import { DragContext } from "./dragContext.ts";
import type { DragStore } from "./dragState.ts";

/** Without it no photo can be dragged. Each can still be picked up by a press and hung by the next one. */
const DragOverlay = lazyForPhotos<{ readonly photos: PhotoViewStore }>(
  async () => (await import("./DragOverlay.tsx")).default,
);

/** Makes photos draggable between tray and tiles, and shows the dragged one. Wall and tray must be inside. */
export function DragProvider({
  photos,
  children,
}: {
  readonly photos: PhotoViewStore;
  readonly children: ReactNode;
}) {
  const [store] = useState((): DragStore => createStore(() => ({ drag: null })));
  return (
    <DragContext value={store}>
      {children}
      <DragOverlay photos={photos} />
    </DragContext>
  );
}
