/** How a finished picture leaves the page. */
export type ShareResult = "shared" | "stopped" | "impossible";

/** Whether this browser hands files to other apps. */
export const canShareFile = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;

/** Opens the device's own sheet. Whoever closes it without choosing has changed their mind, and nothing went wrong. */
export const shareFile = async (file: File): Promise<ShareResult> => {
  try {
    await navigator.share({ files: [file], title: "My wall" });
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "stopped" : "impossible";
  }
};
