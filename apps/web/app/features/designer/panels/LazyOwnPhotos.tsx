import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { useDesign } from "../state/designerStore.ts";
import type { OwnPhotosProps } from "./OwnPhotos.tsx";

/** When the code cannot be loaded, the children stay. */
const ShowChildren = ({ children }: OwnPhotosProps): ReactNode => children;
const Loaded = lazy<ComponentType<OwnPhotosProps>>(() =>
  import("./OwnPhotos.tsx").catch(() => ({ default: ShowChildren })),
);

/** Shows a frame or a layout with the shopper's own photos, once there are some; until then the children. */
export function LazyOwnPhotos(props: OwnPhotosProps) {
  return useDesign().photos.length > 0 ? (
    <Suspense fallback={props.children}>
      <Loaded {...props} />
    </Suspense>
  ) : (
    props.children
  );
}
