/** An event for the tag manager. It says what happened, never to whom. */
type DataLayerEvent = { readonly event: string } & Readonly<Record<string, unknown>>;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

export const getDataLayer = (): unknown[] => {
  window.dataLayer ??= [];
  return window.dataLayer;
};

/** Adds an event to the data layer, where it waits until a tag manager reads it, if ever. */
export const pushEvent = (event: DataLayerEvent): void => {
  getDataLayer().push(event);
};
