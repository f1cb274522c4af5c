import { useEffect } from "react";
import { ToastContainer, toast as toastify } from "react-toastify/unstyled";
import "react-toastify/ReactToastify.css";
import type { Toast } from "../lib/page/toast.ts";
import "./ToastHost.css";

/** More would hide the page; the others wait for their turn. */
const MAX_VISIBLE_TOASTS = 3;

/** R9.12, word for word. The unstyled entry, since the other writes a style element that a strict policy refuses. */
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

/** Equal sentences at the same time are one toast. What went wrong is read out at once, other news when the reader has a pause. */
export const show = ({ kind, text, dismissSignal }: Toast): void => {
  if (dismissSignal?.aborted) return;
  const toastId = `${kind} ${text}`;
  toastify(text, { type: kind, toastId, role: kind === "error" ? "alert" : "status" });
  dismissSignal?.addEventListener("abort", () => toastify.dismiss(toastId), { once: true });
};

/** The library waits under a pointer and while the window is away; whoever walks to a toast by keyboard needs the time too (WCAG 2.2.1). */
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
