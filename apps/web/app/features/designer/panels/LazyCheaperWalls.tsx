import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { useDesigner } from "../state/designerStore.ts";
import type { CheaperWallsProps } from "./CheaperWalls.tsx";

/** Without the network the layouts have their prices, and nothing compares them. */
const None = (): ReactNode => null;
const Loaded = lazy<ComponentType<CheaperWallsProps>>(() =>
  import("./CheaperWalls.tsx").catch(() => ({ default: None })),
);

/** Cheaper walls for the shopper's photos, loaded once there are some. */
export function LazyCheaperWalls(props: CheaperWallsProps) {
  const hasPhotos = useDesigner(({ history }) => history.present.photos.length > 0);
  return (
    hasPhotos && (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  );
}
