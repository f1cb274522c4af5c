const QUARTER_TURN_DEGREES = 90;
const COSINES = [1, 0, -1, 0];
const SINES = [0, 1, 0, -1];

/**
 * Returns cosine and sine of a rotation in degrees, exact at quarter turns. Math.cos(Math.PI / 2) is 6e-17, which would
 * blur every row of pixels of a turned photo a little.
 */
export const sinCos = (rotation: number): { readonly cosine: number; readonly sine: number } => {
  const quarters = rotation / QUARTER_TURN_DEGREES;
  if (Number.isInteger(quarters)) {
    const quarter = ((quarters % 4) + 4) % 4;
    return { cosine: COSINES[quarter] ?? 1, sine: SINES[quarter] ?? 0 };
  }
  const radians = (rotation * Math.PI) / 180;
  return { cosine: Math.cos(radians), sine: Math.sin(radians) };
};
