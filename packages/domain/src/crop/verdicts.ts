/** How a photo will print, by its pixels per inch of the visible opening (requirement B2). */
export const VERDICTS = ["sharp", "good", "soft", "unprintable"] as const;

/** Lower limit of each verdict, in pixels per inch. */
export const VERDICT_BANDS = { sharp: 200, good: 150, soft: 100, unprintable: 0 } as const satisfies Record<
  (typeof VERDICTS)[number],
  number
>;
