import { seededRandom } from "@storywall/domain/random/random.ts";
import type { ChooseNext } from "./interleave.ts";

/** A named way to choose the next session. The name tells how to reproduce it. */
export type Schedule = { readonly name: string; readonly choose: () => ChooseNext };

/** Runs a session as long as it can, and switches to the next one after the given numbers of steps. */
export const switchingSchedule = (firstSession: number, switchAfter: readonly number[]): Schedule => ({
  name: `session ${firstSession + 1} first, switching after ${switchAfter.join(", ") || "nothing"}`,
  choose: () => {
    let currentSession: number | undefined;
    let stepsTaken = 0;
    let switches = 0;
    return (can) => {
      let next: number = currentSession ?? firstSession;
      if (
        currentSession !== undefined &&
        switches < switchAfter.length &&
        stepsTaken === switchAfter[switches]
      ) {
        switches++;
        next = currentSession + 1;
      }
      // The next runnable one from there on.
      const chosen = can.find((index) => index >= next) ?? can[0] ?? 0;
      stepsTaken = chosen === currentSession ? stepsTaken + 1 : 1;
      currentSession = chosen;
      return chosen;
    };
  },
});

/** Chooses a random runnable session at each step. The same seed gives the same order. */
export const randomSchedule = (seed: number): Schedule => ({
  name: `random order, seed ${seed}`,
  choose: () => {
    const random = seededRandom(String(seed));
    return (can) => can[Math.floor(random() * can.length)] ?? 0;
  },
});

/** Returns at most `maxCount` of the numbers 1, 2, … `last`, evenly spread. */
export const sampleEvenly = (last: number, maxCount: number): readonly number[] => {
  const all = Array.from({ length: Math.max(0, last) }, (_, index) => index + 1);
  return all.filter(
    (_, index) =>
      Math.floor((index * maxCount) / all.length) !== Math.floor(((index - 1) * maxCount) / all.length),
  );
};
