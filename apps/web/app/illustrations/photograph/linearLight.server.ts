const decode = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const LINEAR = Float32Array.from({ length: 256 }, (_, value) => decode(value));
const ENCODE_STEPS = 4096;
const ENCODED = Uint8Array.from({ length: ENCODE_STEPS + 1 }, (_, step) => {
  const value = step / ENCODE_STEPS;
  return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));
});
/** Returns the channel value of a picture for an amount of light. */
export const encode = (value: number): number =>
  ENCODED[Math.min(ENCODE_STEPS, Math.max(0, Math.round(value * ENCODE_STEPS)))] ?? 0;
/** Returns the light of a picture's channel value, from 0 to 1. */
export const linear = (value: number | undefined): number => LINEAR[value ?? 0] ?? 0;
