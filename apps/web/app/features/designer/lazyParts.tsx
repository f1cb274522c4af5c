import { lazy } from "react";

/**
 * What few need at once is loaded beside the page, and at the latest when it is wanted. A part that could not be loaded
 * says so in its place, and the wall goes on without it.
 */
const parts = {
  roomPanel: () => import("./room/RoomPanel.tsx"),
  screenshotDialog: () => import("./screenshot/ScreenshotDialog.tsx"),
};

const notLoaded = () => ({ default: NotLoaded });

export const RoomPanel = lazy(() => parts.roomPanel().catch(notLoaded));
export const ScreenshotDialog = lazy(() => parts.screenshotDialog().catch(notLoaded));

/** So that a picture can be taken when the network is gone; a browser never loads again what it could not load once. */
export const loadParts = (): void => {
  parts.screenshotDialog().catch(() => undefined);
};

function NotLoaded() {
  return <p>This part could not be loaded. Please load the page again when you are online.</p>;
}
