import { useEffect } from "react";
import buttonStyles from "../../../../ui/Button.module.css";

/** A screen has at most one such button (`ButtonVariant`): its next step. */
const NEXT_STEP = `.${buttonStyles.primary}:not([aria-disabled="true"])`;

/**
 * Presses the button of the next step on Ctrl+Enter: that of the form with the focus, otherwise that of the dialog or
 * the page.
 */
export const useFirstActionKey = (): void =>
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      const button = findNextStep();
      if (!button) return;
      event.preventDefault();
      button.click();
    };
    addEventListener("keydown", handleKeyDown);
    return () => removeEventListener("keydown", handleKeyDown);
  }, []);

const findNextStep = (): HTMLElement | null => {
  const form = document.activeElement?.closest("form");
  const inForm = form?.querySelector<HTMLElement>(`${NEXT_STEP}, button[type="submit"]`);
  const dialog = document.querySelector("dialog[open]");
  return inForm ?? (dialog ?? document.querySelector("main"))?.querySelector<HTMLElement>(NEXT_STEP) ?? null;
};
