import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { createStore } from "zustand/vanilla";
import { useDesigner, useDesignerStore } from "../state/designerStore.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import { DragContext } from "./dragContext.ts";
import { dragSensors } from "./dragSensors.ts";
import type { DragStore } from "./dragState.ts";

/** Without it a photo is dragged unseen: its tile still shows where it would drop. */
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
  const designer = useDesignerStore();
  const [store] = useState((): DragStore => createStore(() => ({ drag: null })));
  const hasPhotos = useDesigner(({ history }) => history.present.photos.length > 0);
  useEffect(() => dragSensors(designer, store), [designer, store]);
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
