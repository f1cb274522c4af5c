import { lazyForPhotos } from "../lazyForPhotos.tsx";
import type { LayoutSuggestionProps } from "./LayoutSuggestion.tsx";

/**
 * A wall that takes all photos of the shopper. Without the network the layouts can be chosen by hand, and nothing
 * suggests one.
 */
export const LazyLayoutSuggestion = lazyForPhotos<LayoutSuggestionProps>(
  async () => (await import("./LayoutSuggestion.tsx")).default,
);
