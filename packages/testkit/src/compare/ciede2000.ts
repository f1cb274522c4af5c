/** A colour in CIELAB under D65, the white of sRGB. */
export type Lab = { readonly l: number; readonly a: number; readonly b: number };

/** Returns the CIELAB colour of an sRGB colour whose channels go from 0 to 255. */
export const toLab = (red: number, green: number, blue: number): Lab => {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const x = cubeRoot((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = cubeRoot(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = cubeRoot((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
};

const linear = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** The cube root of CIELAB, which is straight near black. */
const cubeRoot = (value: number): number =>
  value > 216 / 24389 ? Math.cbrt(value) : (24389 / 27) * (value / 116) + 16 / 116;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the hue of a colour in degrees from 0 to 360; 0 for a grey. */
const hueOf = (a: number, b: number): number => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

/** Returns a factor from 0 for greys to 1 for saturated colours, by which the formula corrects greys and blues. */
const towardsSaturated = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));

/**
 * Returns the colour difference CIEDE2000 with all three weights 1. People notice one of about 1 side by side, and
 * about 3 at a glance.
 * @see G. Sharma, W. Wu, E. N. Dalal, "The CIEDE2000 Color-Difference Formula", 2005, whose names it uses.
 */
export const ciede2000 = (one: Lab, other: Lab): number => {
  const g = 0.5 * (1 - towardsSaturated((Math.hypot(one.a, one.b) + Math.hypot(other.a, other.b)) / 2));
  const [a1, a2] = [one.a * (1 + g), other.a * (1 + g)];
  const [c1, c2] = [Math.hypot(a1, one.b), Math.hypot(a2, other.b)];
  const [h1, h2] = [hueOf(a1, one.b), hueOf(a2, other.b)];
  const hasGrey = c1 * c2 === 0;
  const turn = hasGrey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const deltaL = other.l - one.l;
  const deltaC = c2 - c1;
  const deltaH = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2));
  const l = (one.l + other.l) / 2;
  const c = (c1 + c2) / 2;
  const h = hasGrey ? h1 + h2 : h1 + turn / 2;
  const t =
    1 -
    0.17 * Math.cos(radians(h - 30)) +
    0.24 * Math.cos(radians(2 * h)) +
    0.32 * Math.cos(radians(3 * h + 6)) -
    0.2 * Math.cos(radians(4 * h - 63));
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const around = ((h + 360) % 360) - 275;
  const rotation = -2 * towardsSaturated(c) * Math.sin(radians(60 * Math.exp(-((around / 25) ** 2))));
  return Math.sqrt(
    (deltaL / sl) ** 2 + (deltaC / sc) ** 2 + (deltaH / sh) ** 2 + rotation * (deltaC / sc) * (deltaH / sh),
  );
};
