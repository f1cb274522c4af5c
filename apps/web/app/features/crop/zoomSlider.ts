/** One press of a key, as a logarithm to the base 2: 3.5 percent. Fine enough for a finger on a phone's slider too. */
export const ZOOM_SLIDER_STEP = 0.05;

/** Returns the zoom as text. Two decimals, so that each press of a key is seen. */
export const zoomText = (zoom: number): string => `${zoom.toFixed(2)}×`;
