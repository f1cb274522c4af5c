import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import type { FixesProps } from "./Fixes.tsx";

/** Without the network a weak tile has its verdict and the advice. */
const Advice = ({ advice }: FixesProps): ReactNode => advice !== undefined && <p>{advice}</p>;
const Loaded = lazy<ComponentType<FixesProps>>(() =>
  import("./Fixes.tsx").catch(() => ({ default: Advice })),
);

/** The fixes for a weak tile, loaded when the first weak tile is opened or stands in the way of buying. */
export function LazyFixes(props: FixesProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
