import { type MouseEvent, type RefObject, useEffect, useRef } from "react";

/**
 * Keeps a native `<dialog>` in step with `open`. The platform then traps focus, makes the page behind inert, closes on
 * Escape and gives focus back to what opened it.
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
    const dialog = ref.current;
    // One that leaves the page while it is open never closes, so the platform gives no focus back.
    return () => {
      if (dialog?.open && opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, []);
  return ref;
};

/**
 * What a modal dialog listens to for a press beside its contents. One that began inside is none: whoever marks text and lets
 * go of it outside would lose what they typed.
 */
export const useBackdropClick = (onBackdropClick: () => void) => {
  const startedOnBackdrop = useRef(false);
  return {
    onPointerDown: ({ target, currentTarget }: MouseEvent) => {
      startedOnBackdrop.current = target === currentTarget;
    },
    onClick: ({ target, currentTarget, detail }: MouseEvent) => {
      // The second of two presses at once is none: the first has just opened this, and pressed what lay here before.
      if (startedOnBackdrop.current && target === currentTarget && detail < 2) onBackdropClick();
    },
  };
};
