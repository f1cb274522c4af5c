/** An event for the tag manager. It names what happened, never who. */
export type DataLayerEvent = { readonly event: string } & Readonly<Record<string, unknown>>;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

export const getDataLayer = (): unknown[] => {
  window.dataLayer ??= [];
  return window.dataLayer;
};

/** Events wait in the layer whether or not a tag manager ever comes to read them. */
export const pushEvent = (event: DataLayerEvent): void => {
  getDataLayer().push(event);
};
