import { type ReactNode, useEffect, useState } from "react";
import { createStore } from "zustand/vanilla";
import { useDesignerStore } from "../state/designerStore.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import { CarriedPhoto } from "./CarriedPhoto.tsx";
import type { CarryingStore } from "./carrying.ts";
import { CarryingContext } from "./carryingContext.ts";
import { watchPointers } from "./watchPointers.ts";

/** Lets photos be carried between tray and tiles, and shows the one that is. Wall and tray stand inside. */
export function CarryPhotos({
  photos,
  children,
}: {
  readonly photos: PhotoViewStore;
  readonly children: ReactNode;
}) {
  const designer = useDesignerStore();
  const [store] = useState((): CarryingStore => createStore(() => ({ carrying: null })));
  useEffect(() => watchPointers(designer, store), [designer, store]);
  return (
    <CarryingContext value={store}>
      {children}
      <CarriedPhoto photos={photos} />
    </CarryingContext>
  );
}
