type Listener = (code: string) => void;

const listeners = new Set<Listener>();

/** Tells the cart that the shopper has accepted an offer on this page, so that its code is applied by itself. */
export const acceptPromo = (code: string): void => {
  for (const listener of listeners) listener(code);
};

/** Calls the listener with each accepted code. Returns a function that stops it. */
export const onPromoAccepted = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
