import { useEffect, useState } from "react";
import { listenForToasts, type Toast } from "../../lib/page/toast.ts";
import { IconButton } from "../Button.tsx";
import { CloseIcon } from "../icons/icons.tsx";
import styles from "./Toaster.module.css";
import type { ToastHost as ToastHostComponent } from "./ToastHost.tsx";

type Host = { readonly ToastHost: typeof ToastHostComponent; readonly show: (toast: Toast) => void };

/**
 * Shows toasts. Their library loads with the first one; when it cannot be loaded, the text is shown in a plain box.
 */
export function Toaster() {
  const [host, setHost] = useState<Host | null>(null);
  const [fallbackText, setFallbackText] = useState<string | null>(null);
  useEffect(
    () =>
      listenForToasts((toast) => {
        import("./ToastHost.tsx").then(
          ({ ToastHost, show }) => {
            setHost({ ToastHost, show });
            show(toast);
          },
          () => setFallbackText(toast.text),
        );
      }),
    [],
  );
  return (
    <>
      {host && <host.ToastHost />}
      {fallbackText !== null && (
        <div role="alert" className={styles.fallback}>
          <p>{fallbackText}</p>
          <IconButton label="Close" onClick={() => setFallbackText(null)}>
            <CloseIcon />
          </IconButton>
        </div>
      )}
    </>
  );
}
