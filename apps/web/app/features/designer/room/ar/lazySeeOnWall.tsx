import { lazy, Suspense } from "react";
import { LOAD_FAILED } from "../../../../lib/browser/lazyImport.ts";
import { findArViewer } from "./arViewer.ts";
import type { CreateWallModel } from "./wallModelUrls.ts";

const LoadedSeeOnWall = lazy(() =>
  import("./SeeOnWall.tsx").catch(() => ({ default: () => <p>{LOAD_FAILED}</p> })),
);

/** The wall through the camera, loaded when the device can show it. Other devices have only the room. */
export function SeeOnWall(props: { readonly onCreateModel: CreateWallModel }) {
  const viewer = findArViewer(navigator.userAgent, document.createElement("a").relList);
  return (
    viewer && (
      <Suspense>
        <LoadedSeeOnWall viewer={viewer} {...props} />
      </Suspense>
    )
  );
}
