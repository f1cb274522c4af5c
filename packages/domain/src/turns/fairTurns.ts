/** Work that waits for its turn. */
export type Turn = {
  /**
   * Id of the sender of the work. Senders take turns; work of one sender waits for that sender's earlier work first.
   */
  readonly sender: string;
  /** Duration of the work, in any unit: a sender of heavy work gets fewer turns. */
  readonly weight: number;
};

/** Permission to work until `release`. */
export type GrantedTurn = {
  /** Adds weight to the sender's account, when the work turned out heavier than announced. */
  charge(weight: number): void;
  /** Ends the turn. Safe to repeat. */
  release(): void;
};

export type FairTurns = {
  /** Resolves when it is the sender's turn. */
  acquire(turn: Turn): Promise<GrantedTurn>;
  /** Returns the numbers of granted turns and of waiting ones. */
  load(): { readonly running: number; readonly waiting: number };
};

export type FairTurnsOptions = {
  /** Turns that are granted at the same time. */
  readonly concurrency: number;
  /** Work of this weight or more is heavy. */
  readonly heavyWeight: number;
  /** Maximum turns of heavy work that are granted at the same time. The others are reserved for light work. */
  readonly maxHeavy: number;
};

type Waiting = Turn & {
  /** The weight that the sender had been granted before this turn, on a scale that all senders share. */
  readonly startsAt: number;
  readonly grant: (turn: Waiting) => void;
};

/**
 * Creates a queue in which senders take turns by weight (start-time fair queueing): the sender with the least
 * granted weight is next, and a new sender starts level with the one who is next. Many turns of one sender delay the
 * others only by the turns that are already granted, and heavy work leaves turns for light work.
 */
export const createFairTurns = ({ concurrency, heavyWeight, maxHeavy }: FairTurnsOptions): FairTurns => {
  const waiting: Waiting[] = [];
  /** The granted and waiting weight of each sender who is still ahead of the others. */
  const accounts = new Map<string, number>();
  const running = new Set<Waiting>();
  let lastStart = 0;

  const isHeavy = ({ weight }: Turn): boolean => weight >= heavyWeight;
  /**
   * Returns the weight at which a new sender starts: that of the running or waiting turn with the least granted
   * weight.
   */
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

  /** Returns the index of the next turn; -1 when none may be granted. Among equal turns the first one is next. */
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
