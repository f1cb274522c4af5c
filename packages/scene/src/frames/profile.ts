/**
 * The cross-section of a moulding, from its outer edge (0) to its inner edge (1) across its width. Each stretch has the
 * slope of the surface in degrees at its start and end: positive rises towards the picture, 0 lies flat on the wall's
 * plane, negative falls towards the picture.
 */
export type ProfileStretch = { readonly to: number; readonly slopes: readonly [number, number] };
export type Profile = readonly ProfileStretch[];

/** A gallery moulding: rounded outer edge, a face that leans a little towards the picture, a step down to it. */
export const GALLERY_PROFILE: Profile = [
  { to: 0.05, slopes: [66, 60] },
  { to: 0.2, slopes: [60, -3] },
  { to: 0.76, slopes: [-3, -6] },
  { to: 0.86, slopes: [-6, -52] },
  { to: 1, slopes: [-64, -64] },
];

export type ProfileSample = { readonly offset: number; readonly slope: number };

/** Points at which the light is worked out. A crease has two at one place, a curve enough of them to look round. */
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
