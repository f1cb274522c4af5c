import type { Faults } from "./faults.ts";

/** The HTTP request that delivers an event. */
export type SignedEvent = { readonly body: string; readonly headers: Readonly<Record<string, string>> };

export type EventOutbox<Event> = {
  readonly add: (event: Event) => void;
  /** Returns the events that are not delivered yet, in the order in which they happened. */
  readonly pending: () => readonly Event[];
  /**
   * Sends all pending events, in their order or shuffled, and returns the statuses of the replies. An event whose
   * reply is not 2xx is pending again, as at every provider.
   */
  readonly deliver: (order?: "asItHappened" | "shuffled") => Promise<readonly number[]>;
};

/** Creates the events of a fake provider. A test decides when they are sent, and which faults they get. */
export const createEventOutbox = <Event>(
  faults: Faults,
  sign: (event: Event, isForged: boolean) => SignedEvent,
  send: (event: SignedEvent) => Promise<number>,
): EventOutbox<Event> => {
  let events: Event[] = [];
  const forged = new Set<Event>();
  return {
    add: (event) => {
      const fault = faults.pickEventFault();
      if (fault?.kind === "never") return;
      events.push(...Array.from({ length: fault?.kind === "repeat" ? fault.times : 1 }, () => event));
      if (fault?.kind === "wrongSignature") forged.add(event);
    },
    pending: () => events,
    deliver: async (order = "asItHappened") => {
      const sending = order === "shuffled" ? faults.shuffled(events) : events;
      events = [];
      const statuses: number[] = [];
      for (const event of sending) {
        // A forged signature is sent once; the next attempt is signed correctly.
        const status = await send(sign(event, forged.delete(event)));
        statuses.push(status);
        if (status < 200 || status > 299) events.push(event);
      }
      return statuses;
    },
  };
};
