/** Work that waits for its turn. */
export type Turn = {
  /** Who causes the work. Senders take turns; the work of one sender waits for that sender's own work first. */
  readonly sender: string;
  /** How long the work takes, in any unit: a sender of heavy work gets fewer turns. */
  readonly weight: number;
};

/** Permission to work until `release`. */
export type GrantedTurn = {
  /** Adds weight to the sender's account, when the work turned out to be heavier than it was announced. */
  charge(weight: number): void;
  /** Ends the turn. Safe to repeat. */
  release(): void;
};

export type FairTurns = {
  /** Resolves when it is the sender's turn. */
  acquire(turn: Turn): Promise<GrantedTurn>;
  /** Returns the number of turns that are granted and that wait. */
  load(): { readonly running: number; readonly waiting: number };
};

export type FairTurnsOptions = {
  /** Turns that are granted at the same time. */
  readonly concurrency: number;
  /** Work of this weight or more is heavy. */
  readonly heavyWeight: number;
  /** Turns of heavy work that are granted at the same time. The others are left to light work. */
  readonly maxHeavy: number;
};

type Waiting = Turn & {
  /** The weight that the sender was granted before this turn, on an account that all senders share the start of. */
  readonly startsAt: number;
  readonly grant: (turn: Waiting) => void;
};

/**
 * Creates a queue in which senders take turns by weight (start-time fair queueing): the sender with the least granted
 * weight is next, and a sender who comes later starts even with the one who is next. The many
 * turns of one sender delay the others only by the turns that are already granted, and heavy work leaves turns to light
 * work.
 */
export const createFairTurns = ({ concurrency, heavyWeight, maxHeavy }: FairTurnsOptions): FairTurns => {
  const waiting: Waiting[] = [];
  /** The granted and waiting weight of each sender who has not fallen behind the others. */
  const accounts = new Map<string, number>();
  const running = new Set<Waiting>();
  let lastStart = 0;

  const isHeavy = ({ weight }: Turn): boolean => weight >= heavyWeight;
  /** Returns where a new sender starts: even with the one who is served or waits and was granted least. */
  const currentStart = (): number => {
    let least = Number.POSITIVE_INFINITY;
    for (const turns of [running, waiting])
      for (const { startsAt } of turns) least = Math.min(least, startsAt);
    return least === Number.POSITIVE_INFINITY ? lastStart : least;
  };
  const dropIdleAccounts = (): void => {
    const isIdle = running.size === 0 && waiting.length === 0;
    const start = currentStart();
    for (const [sender, account] of accounts) if (isIdle || account <= start) accounts.delete(sender);
  };

  /** Returns the index of the turn that is next, -1 when none may be granted. The first of equal turns is next. */
  const findNext = (): number => {
    const canBeHeavy = [...running].filter(isHeavy).length < maxHeavy;
    return waiting.reduce((best, turn, index) => {
      if (isHeavy(turn) && !canBeHeavy) return best;
      const leader = waiting[best];
      return leader && leader.startsAt <= turn.startsAt ? best : index;
    }, -1);
  };

  const grantNext = (): void => {
    while (running.size < concurrency) {
      const index = findNext();
      const [next] = index < 0 ? [] : waiting.splice(index, 1);
      if (!next) return;
      running.add(next);
      lastStart = Math.max(lastStart, next.startsAt);
      next.grant(next);
    }
  };

  const release = (turn: Waiting): void => {
    if (!running.delete(turn)) return;
    grantNext();
    dropIdleAccounts();
  };

  const charge = (sender: string, weight: number): number => {
    const startsAt = Math.max(accounts.get(sender) ?? 0, currentStart());
    accounts.set(sender, startsAt + weight);
    return startsAt;
  };

  const acquire = (turn: Turn): Promise<GrantedTurn> =>
    new Promise((resolve) => {
      const grant = (granted: Waiting) =>
        resolve({
          charge: (weight) => void charge(turn.sender, weight),
          release: () => release(granted),
        });
      waiting.push({ ...turn, startsAt: charge(turn.sender, turn.weight), grant });
      grantNext();
    });

  return { acquire, load: () => ({ running: running.size, waiting: waiting.length }) };
};
