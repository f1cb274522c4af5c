/** The page's hash when the phone could not open Scene Viewer. */
export const NO_VIEWER_HASH = "#no-ar";

/**
 * Returns the link that opens a model in Scene Viewer: in the camera at once, on a wall, and at a fixed size
 * (https://developers.google.com/ar/develop/scene-viewer). Scene Viewer fetches the model itself.
 */
export const androidViewerLink = (modelUrl: string, pageUrl: string): string => {
  const parameters = new URLSearchParams({
    file: modelUrl,
    mode: "ar_preferred",
    enable_vertical_placement: "true",
    resizable: "false",
    title: "Your wall",
  });
  const fallback = new URL(pageUrl);
  fallback.hash = NO_VIEWER_HASH;
  return (
    `intent://arvr.google.com/scene-viewer/1.2?${parameters}#Intent;scheme=https;` +
    "package=com.google.android.googlequicksearchbox;action=android.intent.action.VIEW;" +
    `S.browser_fallback_url=${encodeURIComponent(fallback.href)};end;`
  );
};

/** Returns the address that opens a model in Quick Look at its true size, which pinching does not change. */
export const iosViewerLink = (modelUrl: string): string => `${modelUrl}#allowsContentScaling=0`;
