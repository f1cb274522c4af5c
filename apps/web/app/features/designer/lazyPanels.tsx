import { lazy } from "react";
import { LOAD_FAILED } from "../../lib/browser/lazyImport.ts";

export const loadRoomPanel = () => import("./room/RoomPanel.tsx");

/** Rendered in place of code that cannot be loaded. */
const loadFailed = () => ({ default: () => <p>{LOAD_FAILED}</p> });

/** The room panel, loaded when it is first rendered. */
export const RoomPanel = lazy(() => loadRoomPanel().catch(loadFailed));
