import { useState } from "react";

/** The one wrong field of a form, with its error message, which is shown at the field. The field gets the focus. */
export const useFieldError = <Field extends string = string>() => {
  const [wrong, setWrong] = useState<{ readonly field: Field; readonly message: string } | null>(null);
  return {
    errorOf: (field: Field): { readonly error?: string } =>
      wrong?.field === field ? { error: wrong.message } : {},
    showError: (form: HTMLElement | null, field: Field, message: string): void => {
      setWrong({ field, message });
      form?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
    },
    clearError: (): void => setWrong(null),
  };
};
