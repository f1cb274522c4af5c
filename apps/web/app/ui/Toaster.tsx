import { useEffect, useState } from "react";
import { listenForToasts, type Toast } from "../lib/toast.ts";
import type { ToastHost as ToastHostComponent } from "./ToastHost.tsx";

type Host = { readonly ToastHost: typeof ToastHostComponent; readonly show: (toast: Toast) => void };

/** Shows toasts. Their library comes with the first of them. */
export function Toaster() {
  const [host, setHost] = useState<Host | null>(null);
  useEffect(
    () =>
      listenForToasts((toast) => {
        void import("./ToastHost.tsx").then(({ ToastHost, show }) => {
          setHost({ ToastHost, show });
          show(toast);
        });
      }),
    [],
  );
  return host && <host.ToastHost />;
}
