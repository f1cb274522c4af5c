import { lazyForPhotos } from "../lazyForPhotos.tsx";
import type { SizeMarkProps } from "./SizeMark.tsx";

/** Without photos, or when it cannot be loaded, the sizes are shown without it. */
export const LazySizeMark = lazyForPhotos<SizeMarkProps>(
  async () => (await import("./SizeMark.tsx")).default,
);
