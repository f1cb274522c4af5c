import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps a native `<dialog>` in step with `open`. The platform then traps focus, makes the page behind inert, closes on
 * Escape and gives focus back to what opened it.
 */
export const useModal = (open: boolean): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  return ref;
};
