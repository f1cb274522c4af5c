import { ToastContainer, toast as toastify } from "react-toastify/unstyled";
import "react-toastify/ReactToastify.css";
import type { Toast } from "../lib/toast.ts";
import "./ToastHost.css";

/** R9.12, word for word. The unstyled entry, since the other writes a style element that a strict policy refuses. */
export function ToastHost() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={5000}
      pauseOnHover
      pauseOnFocusLoss
      closeOnClick
      draggable
      draggablePercent={80}
    />
  );
}

/** Equal sentences at the same time are one toast. */
export const show = ({ kind, text }: Toast): void => {
  toastify(text, { type: kind, toastId: `${kind} ${text}` });
};
