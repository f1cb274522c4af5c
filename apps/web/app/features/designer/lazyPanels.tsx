import { lazy } from "react";
import { LOAD_FAILED } from "../../lib/browser/lazyImport.ts";

export const loadRoomPanel = () => import("./room/RoomPanel.tsx");

/** On a phone it comes when it is opened. A part that could not be loaded says so in its place. */
export const RoomPanel = lazy(() => loadRoomPanel().catch(() => ({ default: LoadFailed })));

function LoadFailed() {
  return <p>{LOAD_FAILED}</p>;
}
