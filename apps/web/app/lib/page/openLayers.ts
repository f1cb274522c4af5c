/** A layer over the page: a modal dialog, or a panel with the function that closes it. */
export type Layer = HTMLDialogElement | (() => void);

type Listener = () => void;

let layers: readonly Layer[] = [];
const listeners = new Set<Listener>();

const update = (next: readonly Layer[]): void => {
  layers = next;
  for (const listener of listeners) listener();
};

/** Adds a layer that has just opened. Returns a function that removes it. */
export const addOpenLayer = (layer: Layer): (() => void) => {
  update([...layers, layer]);
  return () => update(layers.filter((other) => other !== layer));
};

/** Returns what is open, the last one on top. Everything outside of an open dialog is inert. */
export const getOpenLayers = (): readonly Layer[] => layers;

/** Calls the listener whenever a layer opens or closes. Returns a function that stops it. */
export const listenForLayers = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
