import type pg from "pg";
import type { Session } from "./session.ts";

/** What came of a session's work. */
export type SessionResult =
  | { readonly kind: "value"; readonly value: unknown }
  | { readonly kind: "error"; readonly error: unknown };

/** Chooses who goes on, of those who can; `current` went last. */
export type ChooseNext = (runnable: readonly number[], current: number) => number;

export type InterleavedRun = {
  readonly results: readonly SessionResult[];
  /** Who went on, step by step. */
  readonly trace: readonly number[];
};

type SessionState =
  | { readonly kind: "running" }
  | { readonly kind: "atGate"; readonly open: () => void }
  | { readonly kind: "over"; readonly result: SessionResult };

const RUNNING: SessionState = { kind: "running" };

/**
 * Runs the sessions' work so that exactly one statement of one of them goes to the database at a time, in the order that
 * `choose` says. Who waits for another's lock is known from PostgreSQL itself, and is left until it goes on.
 */
export const interleave = async (
  observer: pg.Client,
  tasks: readonly { readonly session: Session; readonly run: (session: Session) => Promise<unknown> }[],
  choose: ChooseNext,
): Promise<InterleavedRun> => {
  const states: SessionState[] = tasks.map(() => RUNNING);
  const trace: number[] = [];
  tasks.forEach(({ session, run }, index) => {
    session.onGate((open) => {
      states[index] = { kind: "atGate", open };
    });
    run(session).then(
      (value) => {
        states[index] = { kind: "over", result: { kind: "value", value } };
      },
      (error: unknown) => {
        states[index] = { kind: "over", result: { kind: "error", error } };
      },
    );
  });

  /** Nobody moves any more: each stands at its gate, is over, or waits for a lock of another. */
  const waitUntilIdle = async (): Promise<void> => {
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      const running = tasks.filter((_, index) => states[index]?.kind === "running");
      if (running.length === 0) return;
      const { rows } = await observer.query<{ pid: number }>(
        "select pid from unnest($1::int[]) as pid where cardinality(pg_blocking_pids(pid)) > 0",
        [running.map(({ session }) => session.pid)],
      );
      const blocked = new Set(rows.map(({ pid }) => pid));
      const isAnyRunning = tasks.some(
        ({ session }, index) => states[index]?.kind === "running" && !blocked.has(session.pid),
      );
      const isDeadlocked = !states.some(({ kind }) => kind === "atGate");
      // All wait for each other: PostgreSQL ends one of them.
      if (!isAnyRunning && !isDeadlocked) return;
    }
  };

  let current = 0;
  for (;;) {
    await waitUntilIdle();
    const runnable = states.flatMap(({ kind }, index) => (kind === "atGate" ? [index] : []));
    if (runnable.length === 0) break;
    current = choose(runnable, current);
    const state = states[current];
    if (state?.kind !== "atGate") throw new Error("somebody was chosen who cannot go on");
    trace.push(current);
    states[current] = RUNNING;
    state.open();
  }
  const results = states.map((place): SessionResult => {
    if (place.kind !== "over") throw new Error("a session did not end");
    return place.result;
  });
  return { results, trace };
};
