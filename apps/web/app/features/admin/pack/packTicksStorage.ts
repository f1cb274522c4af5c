/** Prefix of the key, followed by the parcel's number. Not in the keys that shoppers' pages load. */
const TICKS_KEY = "pack_ticks ";
const CARRIER_KEY = "pack_carrier";

/** Returns the ticks that the shop has not confirmed; none when storage is forbidden or holds something else. */
export const loadTicks = (number: string): ReadonlyMap<string, boolean> => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(TICKS_KEY + number) ?? "{}");
    if (typeof stored !== "object" || stored === null) return new Map();
    return new Map(
      Object.entries(stored).filter((entry): entry is [string, boolean] => typeof entry[1] === "boolean"),
    );
  } catch {
    return new Map();
  }
};

export const saveTicks = (number: string, ticks: ReadonlyMap<string, boolean>): void => {
  try {
    if (ticks.size === 0) localStorage.removeItem(TICKS_KEY + number);
    else localStorage.setItem(TICKS_KEY + number, JSON.stringify(Object.fromEntries(ticks)));
  } catch {
    // The page itself still has them.
  }
};

/** The courier of the last parcel: the next parcel mostly goes with the same one. */
export const loadCarrier = (): string => {
  try {
    return localStorage.getItem(CARRIER_KEY) ?? "";
  } catch {
    return "";
  }
};

export const saveCarrier = (carrier: string): void => {
  try {
    localStorage.setItem(CARRIER_KEY, carrier);
  } catch {
    // The courier has to be typed again next time.
  }
};
