import { useEffect } from "react";
import { ToastContainer, toast as toastify } from "react-toastify/unstyled";
import "react-toastify/ReactToastify.css";
import type { Toast } from "../../lib/page/toast.ts";
import "./ToastHost.css";

/** More would hide the page; further toasts are queued. */
const MAX_VISIBLE_TOASTS = 3;

/**
 * The toasts with the options of R9.12. It is the unstyled entry: the other writes a style element, which our CSP
 * forbids.
 */
export function ToastHost() {
  useEffect(pauseWhileFocused, []);
  return (
    <ToastContainer
      position="top-right"
      autoClose={5000}
      pauseOnHover
      pauseOnFocusLoss
      closeOnClick
      draggable
      draggablePercent={80}
      limit={MAX_VISIBLE_TOASTS}
    />
  );
}

/**
 * Shows a toast. Equal ones at the same time are one. A screen reader reads errors out at once, others when it pauses.
 */
export const show = ({ kind, text, dismissSignal }: Toast): void => {
  if (dismissSignal?.aborted) return;
  const toastId = `${kind} ${text}`;
  toastify(text, { type: kind, toastId, role: kind === "error" ? "alert" : "status" });
  dismissSignal?.addEventListener("abort", () => toastify.dismiss(toastId), { once: true });
};

/**
 * Pauses the timers while a toast has focus (WCAG 2.2.1). The library itself pauses only under a pointer and while the
 * window has no focus. Returns a function that removes the listeners.
 */
const pauseWhileFocused = (): (() => void) => {
  const handleFocus = ({ type, target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.closest(".Toastify")) return;
    if (type === "focusin") toastify.pause();
    else toastify.play();
  };
  document.addEventListener("focusin", handleFocus);
  document.addEventListener("focusout", handleFocus);
  return () => {
    document.removeEventListener("focusin", handleFocus);
    document.removeEventListener("focusout", handleFocus);
  };
};
