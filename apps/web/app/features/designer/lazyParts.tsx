import { lazy } from "react";
import { NOT_LOADED } from "../../lib/browser/loadPart.ts";

export const loadRoomPanel = () => import("./room/RoomPanel.tsx");

/** On a phone it comes when it is opened. A part that could not be loaded says so in its place. */
export const RoomPanel = lazy(() => loadRoomPanel().catch(() => ({ default: NotLoaded })));

function NotLoaded() {
  return <p>{NOT_LOADED}</p>;
}
