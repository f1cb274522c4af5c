/**
 * Focuses the first field that is marked as wrong. Without one, it focuses the first empty field of the list that has
 * an error, since a new row is not marked before something is typed in it.
 */
export const focusFirstWrongField = (paths: readonly string[]): void => {
  const marked = document.querySelector<HTMLElement>("#main [aria-invalid]");
  const field = marked ?? paths.map(findEmptyField).find((found) => found !== null);
  field?.focus();
  field?.parentElement?.scrollIntoView({ block: "nearest" });
};

const findEmptyField = (path: string): HTMLElement | null => {
  const list = document.querySelector(`#main fieldset[name="${CSS.escape(path.split(".", 1)[0] ?? "")}"]`);
  const fields = [...(list?.querySelectorAll<HTMLInputElement>("input, textarea") ?? [])];
  return fields.find(({ value }) => value.trim() === "") ?? null;
};
