import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { lazyImport } from "../../../lib/browser/lazyImport.ts";
import { shouldShowSamples } from "./shouldShowSamples.ts";

type SamplePhotosModule = typeof import("./SamplePhotos.tsx");

/**
 * Returns the module that shows sample photographs in empty tiles, loaded if the address asks for them; otherwise
 * null.
 */
export const useSamplePhotos = (): SamplePhotosModule | null => {
  const isWanted = shouldShowSamples(useSearchParams()[0]);
  const [loaded, setLoaded] = useState<SamplePhotosModule | null>(null);
  useEffect(() => {
    if (isWanted) void lazyImport(() => import("./SamplePhotos.tsx")).then(setLoaded);
  }, [isWanted]);
  return isWanted ? loaded : null;
};
