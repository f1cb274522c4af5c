/** Result of sharing a file. */
type ShareResult = "shared" | "cancelled" | "failed";

/** Returns whether this browser can share a file with other apps. */
export const canShareFile = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;

/**
 * Opens the device's share sheet. A shopper who closes it without choosing has changed their mind; that is not an
 * error.
 */
export const shareFile = async (file: File): Promise<ShareResult> => {
  try {
    await navigator.share({ files: [file], title: "My wall" });
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "cancelled" : "failed";
  }
};
