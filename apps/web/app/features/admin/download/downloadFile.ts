import { checkDownload } from "./checkDownload.ts";

/** Downloads a file. Returns the server's reason when it refuses; null when it sends the file. */
export const downloadFile = async (href: string): Promise<string | null> => {
  const reason = await checkDownload(href);
  if (reason === null) startDownload(href);
  return reason;
};

/** A link and not `location.assign`, which would ask whether to leave a page with unsaved changes. */
const startDownload = (href: string): void => {
  const link = document.createElement("a");
  link.href = href;
  link.download = "";
  link.click();
};
