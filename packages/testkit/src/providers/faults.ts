import { seededRandom } from "@storywall/domain/random/random.ts";

/**
 * What goes wrong with a request between the shop and a provider, on a test's command or at random with a seed. The
 * fake providers ask `Faults` about each request and each event.
 */
export type RequestFault =
  /** The connection breaks before the provider has received anything. */
  | { readonly kind: "dropBefore" }
  /** The provider processes the request, but its reply is lost. */
  | { readonly kind: "loseReply" }
  /** The provider processes the request, but only half of its reply arrives. */
  | { readonly kind: "cutReply" }
  /** The provider replies with an error and has not processed the request. */
  | { readonly kind: "errorBefore" }
  /** The provider replies with an error although it has processed the request. */
  | { readonly kind: "errorAfter" }
  /** The provider processes the request immediately, but its reply is late. */
  | { readonly kind: "delay"; readonly milliseconds: number };

type EventFault =
  | { readonly kind: "never" }
  | { readonly kind: "repeat"; readonly times: number }
  | { readonly kind: "wrongSignature" };

export type RequestInfo = { readonly method: string; readonly path: string; readonly body?: unknown };

export type Faults = {
  /** Plans this fault for the next request that `fits` accepts. Each call plans the fault of one request. */
  next(fault: RequestFault, fits?: (request: RequestInfo) => boolean): void;
  /** Applies one of the faults at random to each request from now on, each with its probability. */
  setRandomRequestFaults(
    chances: readonly { readonly fault: RequestFault; readonly probability: number }[],
  ): void;
  /** Applies one of the faults at random to each event from now on. */
  setRandomEventFaults(
    chances: readonly { readonly fault: EventFault; readonly probability: number }[],
  ): void;
  /** Plans this fault for the next event. */
  nextEvent(fault: EventFault): void;
  /** Removes all faults. */
  clear(): void;

  /** For the fakes: returns the fault of this request. */
  pickRequestFault(request: RequestInfo): RequestFault | undefined;
  /** For the fakes: returns the fault of this event. */
  pickEventFault(): EventFault | undefined;
  /** For the fakes: returns the items in a random order. */
  shuffled<Item>(items: readonly Item[]): Item[];
};

type Chances<Fault> = readonly { readonly fault: Fault; readonly probability: number }[];

/** Creates faults. The same seed gives the same faults if requests come in the same order. */
export const createFaults = (seed = 1): Faults => {
  const random = seededRandom(String(seed));
  let plannedFaults: { readonly fault: RequestFault; readonly fits: (request: RequestInfo) => boolean }[] =
    [];
  let plannedEventFaults: EventFault[] = [];
  let requestChances: Chances<RequestFault> = [];
  let eventChances: Chances<EventFault> = [];

  const pickRandomFault = <Fault>(chances: Chances<Fault>): Fault | undefined => {
    if (chances.length === 0) return undefined;
    let remaining = random();
    for (const { fault, probability } of chances) {
      if (remaining < probability) return fault;
      remaining -= probability;
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
      const planned = plannedFaults.find(({ fits }) => fits(request));
      if (!planned) return pickRandomFault(requestChances);
      plannedFaults = plannedFaults.filter((other) => other !== planned);
      return planned.fault;
    },
    pickEventFault: () => plannedEventFaults.shift() ?? pickRandomFault(eventChances),
    shuffled: (items) => {
      const keyed = items.map((item) => ({ item, key: random() }));
      return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
    },
  };
};
