import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { createStore } from "zustand/vanilla";
import { useDesigner } from "../state/designerStore.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import { DragContext } from "./dragContext.ts";
import type { DragStore } from "./dragState.ts";

/** Without it no photo can be dragged. Each can still be picked up by a press and hung by the next one. */
const DragOverlay = lazy<ComponentType<{ readonly photos: PhotoViewStore }>>(() =>
  import("./DragOverlay.tsx").catch(() => ({ default: () => null })),
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
  const hasPhotos = useDesigner(({ history }) => history.present.photos.length > 0);
  return (
    <DragContext value={store}>
      {children}
      {hasPhotos && (
        <Suspense>
          <DragOverlay photos={photos} />
        </Suspense>
      )}
    </DragContext>
  );
}
