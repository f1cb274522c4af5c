import { type MouseEvent, type RefObject, useEffect, useRef } from "react";
import { addOpenLayer } from "../../lib/page/openLayers.ts";

/**
 * Keeps a native `<dialog>` in step with `open`. The platform then traps focus, makes the page behind inert, closes on
 * Escape and returns focus to what opened it. Returns the ref of the dialog.
 */
export const useModal = (open: boolean): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) {
      opener.current = document.activeElement;
      dialog.showModal();
    } else dialog.close();
  }, [open]);
  useEffect(() => {
    if (open && ref.current) return addOpenLayer(ref.current);
  }, [open]);
  useEffect(() => {
    const dialog = ref.current;
    // A dialog that is unmounted while it is open never closes, so the platform does not return focus.
    return () => {
      if (dialog?.open && opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, []);
  return ref;
};

/**
 * Returns the handlers that detect a click on a dialog's backdrop. A press that started inside does not count: a
 * visitor who selects text and releases the pointer outside would lose what they typed.
 */
export const useBackdropClick = (onBackdropClick: (event: MouseEvent) => void) => {
  const startedOnBackdrop = useRef(false);
  return {
    onPointerDown: ({ target, currentTarget }: MouseEvent) => {
      startedOnBackdrop.current = target === currentTarget;
    },
    onClick: (event: MouseEvent) => {
      if (startedOnBackdrop.current && event.target === event.currentTarget) onBackdropClick(event);
    },
  };
};
