/** What a shopper searches the page for: an element of a role, by its visible or accessible name. */
export type Query = {
  readonly role: Role;
  /** The whole name, or a pattern that matches a part of it. */
  readonly name: string | RegExp;
  /** Limits the search to the first element that matches this. */
  readonly inside?: Query;
};
export type Role =
  | "alert"
  | "application"
  | "article"
  | "button"
  | "dialog"
  | "field"
  | "heading"
  | "image"
  | "link"
  | "navigation"
  | "option"
  | "radio"
  | "status";

/** A query as JSON, for use in the page. */
export type PlainQuery = {
  readonly role: Role;
  readonly pattern: string;
  readonly flags: string;
  readonly inside: PlainQuery | null;
};

export const toPlainQuery = ({ role, name, inside }: Query): PlainQuery => ({
  role,
  pattern: typeof name === "string" ? `^${RegExp.escape(name)}$` : name.source,
  flags: typeof name === "string" ? "" : name.flags,
  inside: inside ? toPlainQuery(inside) : null,
});

/** Visible state of the first element that matches a query. */
export type ElementState =
  | { readonly kind: "none" }
  | {
      readonly kind: "found";
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      /** The text of a field, else the text that the element shows. */
      readonly text: string;
      readonly isFocused: boolean;
      readonly isChecked: boolean;
      readonly isEnabled: boolean;
      /** True when a press on its middle reaches it, so that nothing covers it. */
      readonly isOnTop: boolean;
      /** True while a transition or an animation moves it or one of its ancestors. */
      readonly isMoving: boolean;
    };

/**
 * Inspects the first visible element that matches; with `shouldScroll` it scrolls it into view. Runs in the page, so
 * it uses nothing else of this file.
 */
export const inspectElement = (query: PlainQuery, shouldScroll: boolean): ElementState => {
  const SELECTORS: Readonly<Record<Role, string>> = {
    alert: "[role=alert]",
    application: "[role=application]",
    article: "article",
    button: "button, [role=button], summary",
    dialog: "dialog, [role=dialog], [role=alertdialog]",
    field: "input:not([type=radio], [type=checkbox], [type=file]), select, textarea",
    heading: "h1, h2, h3, h4",
    image: "img, [role=img]",
    link: "a[href]",
    navigation: "nav, [role=navigation]",
    option: "option",
    // Our radio buttons are hidden inside their labels, which are visible and take the presses.
    radio: "label:has(input[type=radio])",
    status: "[role=status], output",
  };
  const shorten = (text: string | null | undefined): string => (text ?? "").replace(/\s+/g, " ").trim();
  const textOf = (element: Element): string =>
    shorten(element instanceof HTMLElement ? element.innerText : element.textContent);
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    if (ids.length > 0) return shorten(ids.map((id) => document.getElementById(id)?.textContent).join(" "));
    const label = element.getAttribute("aria-label") ?? element.getAttribute("alt");
    if (label) return shorten(label);
    if ("labels" in element && element.labels instanceof NodeList && element.labels.length > 0)
      return shorten([...element.labels].map(({ textContent }) => textContent).join(" "));
    return shorten(element.textContent);
  };
  const isVisible = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const find = ({ role, pattern, flags, inside }: PlainQuery): Element | null => {
    const scope = inside ? find(inside) : document;
    const name = new RegExp(pattern, flags);
    const candidates = [...(scope?.querySelectorAll(SELECTORS[role]) ?? [])];
    return candidates.find((element) => name.test(nameOf(element)) && isVisible(element)) ?? null;
  };
  const element = find(query);
  if (!element) return { kind: "none" };
  if (shouldScroll) {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth)
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  }
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  const input = element instanceof HTMLLabelElement ? element.control : element;
  return {
    kind: "found",
    x,
    y,
    width,
    height,
    text: input && "value" in input && typeof input.value === "string" ? input.value : textOf(element),
    isFocused: document.activeElement === element,
    isChecked: input instanceof HTMLInputElement && input.checked,
    isEnabled: !(input && "disabled" in input && input.disabled === true),
    isOnTop: top !== null && (element.contains(top) || top.closest("label") === element),
    isMoving: document
      .getAnimations()
      .some(
        ({ effect, playState }) =>
          playState === "running" && effect instanceof KeyframeEffect && effect.target?.contains(element),
      ),
  };
};
