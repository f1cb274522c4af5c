/** Devices on which the owner signed in before. Only the browser has the token; the database has its hash. */
export type OwnerDevices = {
  has(token: string, usedSince: Date): Promise<boolean>;
  /** Saves that the owner signed in there at that time, and removes all but the `max` devices that were used last. */
  save(token: string, usedAt: Date, max: number): Promise<void>;
  removeUnusedSince(time: Date): Promise<void>;
};
