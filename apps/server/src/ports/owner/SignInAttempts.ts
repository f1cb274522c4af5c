type SignInAttempt = {
  readonly id: string;
  /** Hash of the client's network. */
  readonly networkHash: string;
  /** Token of the device, if staff signed in there before; null for all others. */
  readonly deviceToken: string | null;
  /** The staff member whose address was typed; null when no staff member has it. */
  readonly staffId: string | null;
  readonly at: Date;
};

/** Sign-in attempts of staff that failed or are still being checked. */
export type SignInAttempts = {
  insert(attempt: SignInAttempt): Promise<void>;
  /**
   * Returns the numbers of attempts since then from unknown devices: from this network, and from all networks.
   */
  count(network: string, since: Date): Promise<{ readonly ofNetwork: number; readonly total: number }>;
  /** Returns the number of attempts for this person from unknown devices. */
  countOfPerson(staffId: string, since: Date): Promise<number>;
  countOfDevice(device: string, since: Date): Promise<number>;
  remove(id: string): Promise<void>;
  /** Removes the attempts of unknown devices in this network. */
  removeOfNetwork(network: string): Promise<void>;
  removeOfDevice(device: string): Promise<void>;
  removeOlderThan(time: Date): Promise<void>;
};
