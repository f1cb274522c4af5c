import type { ReactNode } from "react";
import { preloadable } from "../../../lib/browser/preloadable.tsx";
import type { FixesProps } from "./Fixes.tsx";

/** Shown when the code cannot be loaded: a weak tile then has its verdict and advice only. */
const Advice = ({ advice }: FixesProps): ReactNode => advice !== undefined && <p>{advice}</p>;

/** The fixes for a weak tile, loaded in advance for a wall with photos. Until then space for one fix is reserved. */
export const [LazyFixes, loadFixes] = preloadable(
  async () => (await import("./Fixes.tsx")).default,
  Advice,
  <div style={{ minHeight: "var(--touch)" }} />,
);
