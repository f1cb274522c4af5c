import type pg from "pg";
import type { Session } from "./session.ts";

/** What came of a session's work. */
export type Result =
  | { readonly kind: "value"; readonly value: unknown }
  | { readonly kind: "error"; readonly error: unknown };

/** Chooses who goes on, of those who can; `current` went last. */
export type Choose = (can: readonly number[], current: number) => number;

export type Interleaved = {
  readonly results: readonly Result[];
  /** Who went on, step by step. */
  readonly trace: readonly number[];
};

type Place =
  | { readonly kind: "running" }
  | { readonly kind: "atGate"; readonly open: () => void }
  | { readonly kind: "over"; readonly result: Result };

const RUNNING: Place = { kind: "running" };

/**
 * Runs the sessions' work so that exactly one statement of one of them goes to the database at a time, in the order that
 * `choose` says. Who waits for another's lock is known from PostgreSQL itself, and is left until it goes on.
 */
export const interleave = async (
  observer: pg.Client,
  works: readonly { readonly session: Session; readonly work: (session: Session) => Promise<unknown> }[],
  choose: Choose,
): Promise<Interleaved> => {
  const places: Place[] = works.map(() => RUNNING);
  const trace: number[] = [];
  works.forEach(({ session, work }, index) => {
    session.onGate((open) => {
      places[index] = { kind: "atGate", open };
    });
    work(session).then(
      (value) => {
        places[index] = { kind: "over", result: { kind: "value", value } };
      },
      (error: unknown) => {
        places[index] = { kind: "over", result: { kind: "error", error } };
      },
    );
  });

  /** Nobody moves any more: each stands at its gate, is over, or waits for a lock of another. */
  const untilQuiet = async (): Promise<void> => {
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      const running = works.filter((_, index) => places[index]?.kind === "running");
      if (running.length === 0) return;
      const { rows } = await observer.query<{ pid: number }>(
        "select pid from unnest($1::int[]) as pid where cardinality(pg_blocking_pids(pid)) > 0",
        [running.map(({ session }) => session.pid)],
      );
      const blocked = new Set(rows.map(({ pid }) => pid));
      const isMoving = works.some(
        ({ session }, index) => places[index]?.kind === "running" && !blocked.has(session.pid),
      );
      const isStuck = !places.some(({ kind }) => kind === "atGate");
      // All wait for each other: PostgreSQL ends one of them.
      if (!isMoving && !isStuck) return;
    }
  };

  let current = 0;
  for (;;) {
    await untilQuiet();
    const can = places.flatMap(({ kind }, index) => (kind === "atGate" ? [index] : []));
    if (can.length === 0) break;
    current = choose(can, current);
    const place = places[current];
    if (place?.kind !== "atGate") throw new Error("somebody was chosen who cannot go on");
    trace.push(current);
    places[current] = RUNNING;
    place.open();
  }
  const results = places.map((place): Result => {
    if (place.kind !== "over") throw new Error("a session did not end");
    return place.result;
  });
  return { results, trace };
};
