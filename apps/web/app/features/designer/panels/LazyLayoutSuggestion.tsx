import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { useDesigner } from "../state/designerStore.ts";
import type { LayoutSuggestionProps } from "./LayoutSuggestion.tsx";

/** Without the network the layouts can be chosen by hand, and nothing suggests one. */
const None = (): ReactNode => null;
const Loaded = lazy<ComponentType<LayoutSuggestionProps>>(() =>
  import("./LayoutSuggestion.tsx").catch(() => ({ default: None })),
);

/** A wall that takes all photos of the shopper, loaded once there are some. */
export function LazyLayoutSuggestion(props: LayoutSuggestionProps) {
  const hasPhotos = useDesigner(({ history }) => history.present.photos.length > 0);
  return (
    hasPhotos && (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  );
}
