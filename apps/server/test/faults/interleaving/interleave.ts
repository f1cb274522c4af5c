import type pg from "pg";
import type { Session } from "./session.ts";

/** The outcome of a session's task. */
export type SessionResult =
  | { readonly kind: "value"; readonly value: unknown }
  | { readonly kind: "error"; readonly error: unknown };

/** Chooses the session that runs next among the runnable ones. `current` ran last. */
export type ChooseNext = (runnable: readonly number[], current: number) => number;

export type InterleavedRun = {
  readonly results: readonly SessionResult[];
  /** The session that ran, step by step. */
  readonly trace: readonly number[];
};

type SessionState =
  | { readonly kind: "running" }
  | { readonly kind: "atGate"; readonly open: () => void }
  | { readonly kind: "over"; readonly result: SessionResult };

const RUNNING: SessionState = { kind: "running" };

/**
 * Runs the sessions' tasks so that exactly one statement of one session is sent at a time, in the order of `choose`.
 * PostgreSQL reports which sessions wait for a lock. Those are skipped until they can run again.
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

  /** Waits until no session runs: each is at its gate, is over, or waits for another's lock. */
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
      // In a deadlock PostgreSQL ends one of them, so keep waiting.
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
    if (state?.kind !== "atGate") throw new Error("The chosen session cannot run.");
    trace.push(current);
    states[current] = RUNNING;
    state.open();
  }
  const results = states.map((state): SessionResult => {
    if (state.kind !== "over") throw new Error("A session did not end.");
    return state.result;
  });
  return { results, trace };
};
