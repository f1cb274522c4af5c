import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import type { TileSheetProps } from "./TileSheet.tsx";

export const loadTileSheet = () => import("./TileSheet.tsx");

/** Without the network the options stand below the wall, and are no dialog. */
const InPage = ({ children }: TileSheetProps): ReactNode => children;
const Loaded = lazy<ComponentType<TileSheetProps>>(() =>
  loadTileSheet()
    .then(({ TileSheet }) => ({ default: TileSheet }))
    .catch(() => ({ default: InPage })),
);

/** The dialog around a tile's options on a phone; a desktop never loads it. */
export function LazyTileSheet(props: TileSheetProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
