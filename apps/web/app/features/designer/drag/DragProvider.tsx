import { type ReactNode, useEffect, useState } from "react";
import { createStore } from "zustand/vanilla";
import { useDesignerStore } from "../state/designerStore.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import { DragOverlay } from "./DragOverlay.tsx";
import { DragContext } from "./dragContext.ts";
import { dragSensors } from "./dragSensors.ts";
import type { DragStore } from "./dragState.ts";

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
  useEffect(() => dragSensors(designer, store), [designer, store]);
  return (
    <DragContext value={store}>
      {children}
      <DragOverlay photos={photos} />
    </DragContext>
  );
}
