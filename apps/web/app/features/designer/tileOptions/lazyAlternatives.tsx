import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import type { AlternativesProps } from "./Alternatives.tsx";

export const loadAlternatives = () => import("./Alternatives.tsx");

/** Without the network a tile has all its options but these. */
const None = (): ReactNode => null;
const Loaded = lazy<ComponentType<AlternativesProps>>(() =>
  loadAlternatives().catch(() => ({ default: None })),
);

/** The other photos for a tile, loaded when a tile is first opened. */
export function LazyAlternatives(props: AlternativesProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
