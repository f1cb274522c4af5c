import type { ReactNode } from "react";
import { preloadable } from "../../../lib/browser/preloadable.tsx";
import type { AlternativesProps } from "./Alternatives.tsx";

/** Without the network a tile has all its options but these. */
const None = (_: AlternativesProps): ReactNode => null;

/** The other photos for a tile, loaded in advance for a wall with photos. */
export const [LazyAlternatives, loadAlternatives] = preloadable(
  async () => (await import("./Alternatives.tsx")).default,
  None,
);
