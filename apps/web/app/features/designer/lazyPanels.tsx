import { lazy } from "react";
import { LOAD_FAILED } from "../../lib/browser/lazyImport.ts";

export const loadRoomPanel = () => import("./room/RoomPanel.tsx");

/** The room panel, loaded when it is first rendered. Where it cannot be loaded, a message takes its place. */
export const RoomPanel = lazy(() => loadRoomPanel().catch(() => ({ default: LoadFailed })));

function LoadFailed() {
  return <p>{LOAD_FAILED}</p>;
}
