/** Devices on which staff signed in before. Only the browser has the token; the database has its hash. */
export type OwnerDevices = {
  has(token: string, usedSince: Date): Promise<boolean>;
  /**
   * Saves that staff signed in on the device at that time, and removes all but the `max` devices that were used
   * last.
   */
  save(token: string, usedAt: Date, max: number): Promise<void>;
  removeUnusedSince(time: Date): Promise<void>;
};
