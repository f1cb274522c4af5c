import { nothing, preloadable } from "../../../lib/browser/preloadable.tsx";
import type { AlternativesProps } from "./Alternatives.tsx";

/** The other photos for a tile, loaded in advance for a wall with photos. Without the network a tile has all its options but these. */
export const [LazyAlternatives, loadAlternatives] = preloadable<AlternativesProps>(
  async () => (await import("./Alternatives.tsx")).default,
  nothing,
);
