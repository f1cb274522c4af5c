import { seededRandom } from "@storywall/domain/random/random.ts";

/**
 * Everything that goes wrong between a shop and a provider, at a test's command or by chance with a seed. Stand-ins of
 * providers ask the plan what becomes of each request and of each event.
 */
export type RequestFault =
  /** The line breaks before the provider has heard anything. */
  | { readonly kind: "dropBefore" }
  /** The provider does the work, and its reply is lost. */
  | { readonly kind: "loseReply" }
  /** The same, with half of the reply arriving. */
  | { readonly kind: "cutReply" }
  /** An error of the provider's before it did anything. */
  | { readonly kind: "errorBefore" }
  /** An error of the provider's after it did the work. */
  | { readonly kind: "errorAfter" }
  /** The reply comes late; the work is done at once. */
  | { readonly kind: "delay"; readonly milliseconds: number };

export type RequestFaultKind = RequestFault["kind"];

export type EventFault =
  | { readonly kind: "never" }
  | { readonly kind: "repeat"; readonly times: number }
  | { readonly kind: "wrongSignature" };

export type RequestInfo = { readonly method: string; readonly path: string };

export type Faults = {
  /** The next request that fits meets this fault; orders are carried out one by one. */
  next(fault: RequestFault, fits?: (request: RequestInfo) => boolean): void;
  /** From now on each request meets one of the faults by chance, each with its probability. */
  setRandomRequestFaults(
    chances: readonly { readonly fault: RequestFault; readonly probability: number }[],
  ): void;
  /** From now on each event meets one of the faults by chance. */
  setRandomEventFaults(
    chances: readonly { readonly fault: EventFault; readonly probability: number }[],
  ): void;
  /** The next event meets this fault. */
  nextEvent(fault: EventFault): void;
  /** Everything goes well again. */
  clear(): void;

  /** For stand-ins: what becomes of this request. */
  pickRequestFault(request: RequestInfo): RequestFault | undefined;
  /** For stand-ins: what becomes of this event. */
  pickEventFault(): EventFault | undefined;
  /** For stand-ins: the same things in an order of chance. */
  shuffled<Item>(items: readonly Item[]): Item[];
};

type Chances<Fault> = readonly { readonly fault: Fault; readonly probability: number }[];

/** The same seed gives the same faults, as long as requests come in the same order. */
export const createFaults = (seed = 1): Faults => {
  const random = seededRandom(String(seed));
  let plannedFaults: { readonly fault: RequestFault; readonly fits: (request: RequestInfo) => boolean }[] =
    [];
  let plannedEventFaults: EventFault[] = [];
  let requestChances: Chances<RequestFault> = [];
  let eventChances: Chances<EventFault> = [];

  const pickRandomFault = <Fault>(chances: Chances<Fault>): Fault | undefined => {
    if (chances.length === 0) return undefined;
    let left = random();
    for (const { fault, probability } of chances) {
      if (left < probability) return fault;
      left -= probability;
    }
    return undefined;
  };

  return {
    next: (fault, fits = () => true) => void plannedFaults.push({ fault, fits }),
    setRandomRequestFaults: (chances) => {
      requestChances = chances;
    },
    setRandomEventFaults: (chances) => {
      eventChances = chances;
    },
    nextEvent: (fault) => void plannedEventFaults.push(fault),
    clear: () => {
      [plannedFaults, plannedEventFaults, requestChances, eventChances] = [[], [], [], []];
    },

    pickRequestFault: (request) => {
      const order = plannedFaults.find(({ fits }) => fits(request));
      if (!order) return pickRandomFault(requestChances);
      plannedFaults = plannedFaults.filter((other) => other !== order);
      return order.fault;
    },
    pickEventFault: () => plannedEventFaults.shift() ?? pickRandomFault(eventChances),
    shuffled: (things) => {
      const shuffled = things.map((thing) => ({ thing, at: random() }));
      return shuffled.sort((a, b) => a.at - b.at).map(({ thing }) => thing);
    },
  };
};
