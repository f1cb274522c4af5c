import { lazy } from "react";
import { LOAD_FAILED } from "../../../lib/browser/lazyImport.ts";

/** The choice of light, loaded with the first room that has two lights. */
export const LightChoice = lazy(() =>
  import("./LightChoice.tsx").catch(() => ({ default: () => <p>{LOAD_FAILED}</p> })),
);
