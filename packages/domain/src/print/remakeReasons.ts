/** Reasons why a tile is made again, from which the workshop chooses. */
export const REMAKE_REASONS = [
  "printer",
  "cut",
  "dust",
  "frame_or_glass",
  "wrong_item",
  "crop_or_photo_by_us",
  "photo_too_soft",
  "damaged_on_the_way",
  "lost",
] as const;
export type RemakeReason = (typeof REMAKE_REASONS)[number];

type RemakeReasonRule = {
  readonly label: string;
  /**
   * Who pays for the new piece. `courier`: the shop claims the cost from the courier. For these reasons the shopper
   * never pays.
   */
  readonly payer: "shop" | "courier";
  /** Whether the fault can be found before the parcel has left, and after. */
  readonly isBeforeSending: boolean;
  readonly isAfterSending: boolean;
};

/** A photo or size that the shopper chose wrongly is not a reason: that is a change of the order, or a new order. */
export const REMAKE_REASON_RULES: Readonly<Record<RemakeReason, RemakeReasonRule>> = {
  printer: { label: "Bands or wrong colours", payer: "shop", isBeforeSending: true, isAfterSending: true },
  cut: { label: "Cut badly", payer: "shop", isBeforeSending: true, isAfterSending: true },
  dust: { label: "Dust or a scratch", payer: "shop", isBeforeSending: true, isAfterSending: true },
  frame_or_glass: {
    label: "Frame or glass damaged by us",
    payer: "shop",
    isBeforeSending: true,
    isAfterSending: true,
  },
  wrong_item: {
    label: "Wrong item made or packed",
    payer: "shop",
    isBeforeSending: true,
    isAfterSending: true,
  },
  crop_or_photo_by_us: {
    label: "Wrong crop or photo, by us",
    payer: "shop",
    isBeforeSending: true,
    isAfterSending: true,
  },
  photo_too_soft: {
    label: "Photo too soft after all",
    payer: "shop",
    isBeforeSending: true,
    isAfterSending: true,
  },
  damaged_on_the_way: {
    label: "Damaged on the way",
    payer: "courier",
    isBeforeSending: false,
    isAfterSending: true,
  },
  lost: { label: "Lost on the way", payer: "courier", isBeforeSending: false, isAfterSending: true },
};

export const remakeReasonsBeforeSending = (): readonly RemakeReason[] =>
  REMAKE_REASONS.filter((reason) => REMAKE_REASON_RULES[reason].isBeforeSending);

export const remakeReasonsAfterSending = (): readonly RemakeReason[] =>
  REMAKE_REASONS.filter((reason) => REMAKE_REASON_RULES[reason].isAfterSending);
