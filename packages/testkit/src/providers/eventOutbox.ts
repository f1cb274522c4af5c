import type { Faults } from "./faults.ts";

/** An event as it goes over the line. */
export type SignedEvent = { readonly body: string; readonly headers: Readonly<Record<string, string>> };

export type EventOutbox<Event> = {
  readonly add: (event: Event) => void;
  /** What has not been sent yet, in the order in which it happened. */
  readonly pending: () => readonly Event[];
  /**
   * Sends everything that waits, in this order or shuffled, and gives the statuses of the replies. An event that is not
   * answered 2xx waits again, as it does at every provider.
   */
  readonly deliver: (order?: "asItHappened" | "shuffled") => Promise<readonly number[]>;
};

/** Events of a stand-in, to be sent when a test says so, with what may go wrong on the way. */
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
        // Wrongly signed once; sent again, it is as it should be.
        const status = await send(sign(event, forged.delete(event)));
        statuses.push(status);
        if (status < 200 || status > 299) events.push(event);
      }
      return statuses;
    },
  };
};
