import type { ReactNode } from "react";
import { preloadable } from "../../../lib/browser/preloadable.tsx";
import type { FixesProps } from "./Fixes.tsx";

/** Without the network a weak tile has its verdict and the advice. */
const Advice = ({ advice }: FixesProps): ReactNode => advice !== undefined && <p>{advice}</p>;

/** The fixes for a weak tile, loaded in advance for a wall with photos. Until then they have the space of one. */
export const [LazyFixes, loadFixes] = preloadable(
  async () => (await import("./Fixes.tsx")).default,
  Advice,
  <div style={{ minHeight: "var(--touch)" }} />,
);
