/** The system's own viewer that shows a model through the camera (B15): Android's and that of iOS. */
export type ArViewer = "sceneViewer" | "quickLook";

/**
 * Returns the viewer that this browser can open, or null: no desktop has one. Android does not tell whether it has
 * Scene Viewer; without it, the phone comes back to the page (`androidViewerLink`). Firefox opens no other app by a link.
 */
export const findArViewer = (userAgent: string, relList: Pick<DOMTokenList, "supports">): ArViewer | null => {
  if (relList.supports("ar")) return "quickLook";
  return /android/i.test(userAgent) && !/firefox|oculus/i.test(userAgent) ? "sceneViewer" : null;
};
