import type { ComponentType, ReactNode } from "react";
import { nothing, preloadable } from "../../lib/browser/preloadable.tsx";
import { useDesigner } from "./state/designerStore.ts";

/** Returns a component that is loaded once the wall has photos. It renders nothing when it cannot be loaded. */
export const lazyForPhotos = <Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
): ((props: Props) => ReactNode) => {
  const [Part] = preloadable<Props>(importPart, nothing);
  return (props) => useDesigner(({ history }) => history.present.photos.length > 0) && <Part {...props} />;
};
