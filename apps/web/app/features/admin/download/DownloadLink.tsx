import { type MouseEvent, type ReactNode, useState } from "react";
import styles from "../ui/Admin.module.css";
import { downloadFile } from "./downloadFile.ts";

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
    setError(await downloadFile(href));
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
