/**
 * A part of a moulding's cross-section, which runs from the outer edge (0) to the inner edge (1). `slopes` are those
 * of the surface in degrees at the part's start and end: positive rises towards the photo, 0 is parallel to the wall,
 * negative falls towards the photo.
 */
type ProfileStretch = { readonly to: number; readonly slopes: readonly [number, number] };
export type Profile = readonly ProfileStretch[];

/**
 * A gallery moulding: a rounded outer edge, a face that leans a little towards the photo, and a step down to the
 * photo.
 */
export const GALLERY_PROFILE: Profile = [
  { to: 0.05, slopes: [66, 60] },
  { to: 0.2, slopes: [60, -3] },
  { to: 0.76, slopes: [-3, -6] },
  { to: 0.86, slopes: [-6, -52] },
  { to: 1, slopes: [-64, -64] },
];

type ProfileSample = { readonly offset: number; readonly slope: number };

/** Returns the points at which light is computed: two at a crease, and on a curve enough to look round. */
export const sampleProfile = (profile: Profile): readonly ProfileSample[] => {
  let from = 0;
  return profile.flatMap(({ to, slopes: [first, last] }) => {
    const steps = Math.max(1, Math.ceil(Math.abs(last - first) / 16));
    const start = from;
    from = to;
    return Array.from({ length: steps + 1 }, (_, step) => ({
      offset: start + ((to - start) * step) / steps,
      slope: first + ((last - first) * step) / steps,
    }));
  });
};

/**
 * Returns the cross-section of a moulding, from its outer to its inner edge: offset and height, both as parts of its
 * width. Heights are relative to the outer edge.
 */
export const crossSectionOf = (
  profile: Profile,
): readonly { readonly offset: number; readonly height: number }[] => {
  let from = 0;
  let height = 0;
  const points = sampleProfile(profile).flatMap(({ offset, slope }, index, samples) => {
    const before = samples[index - 1];
    if (before === undefined || offset === from) return [];
    height += Math.tan((((before.slope + slope) / 2) * Math.PI) / 180) * (offset - from);
    from = offset;
    return { offset, height };
  });
  return [{ offset: 0, height: 0 }, ...points];
};
