/**
 * The cross-section of a moulding, from its outer edge (0) to its inner edge (1) across its width. Each stretch has the
 * slope of the surface in degrees at its start and end: positive rises towards the picture, 0 lies flat on the wall's
 * plane, negative falls towards the picture.
 */
export type ProfileStretch = { readonly to: number; readonly slopes: readonly [number, number] };
export type Profile = readonly ProfileStretch[];

/** A flat gallery moulding: rounded outer arris, flat face, a small step down to the picture. */
export const GALLERY: Profile = [
  { to: 0.05, slopes: [66, 60] },
  { to: 0.2, slopes: [60, 0] },
  { to: 0.76, slopes: [0, 0] },
  { to: 0.86, slopes: [0, -52] },
  { to: 1, slopes: [-64, -64] },
];

export const BEVEL: Profile = [
  { to: 0.08, slopes: [62, 55] },
  { to: 0.18, slopes: [55, -14] },
  { to: 0.84, slopes: [-14, -18] },
  { to: 0.88, slopes: [-18, -60] },
  { to: 1, slopes: [-66, -66] },
];

export const HALF_ROUND: Profile = [
  { to: 0.5, slopes: [58, 0] },
  { to: 1, slopes: [0, -62] },
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
