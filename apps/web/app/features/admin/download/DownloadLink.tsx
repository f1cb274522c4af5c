import { type MouseEvent, type ReactNode, useState } from "react";
import styles from "../ui/Admin.module.css";
import { checkDownload } from "./checkDownload.ts";

/**
 * A link that downloads a file which the server may refuse. Its reason then shows below the link: a browser shows nothing
 * but "download failed".
 */
export function DownloadLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const [error, setError] = useState<string | null>(null);
  const handleClick = async (event: MouseEvent<HTMLAnchorElement>): Promise<void> => {
    // In a new tab the browser asks by itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const reason = await checkDownload(href);
    setError(reason);
    if (reason === null) download(href);
  };
  return (
    <>
      <a href={href} download onClick={(event) => void handleClick(event)}>
        {children}
      </a>
      {error !== null && (
        <span role="alert" className={styles.error}>
          {" "}
          {error}
        </span>
      )}
    </>
  );
}

/** A link and not `location.assign`, which would ask whether to leave a page with unsaved changes. */
const download = (href: string): void => {
  const link = document.createElement("a");
  link.href = href;
  link.download = "";
  link.click();
};
