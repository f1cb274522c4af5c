import { seededRandom } from "@storywall/domain/random/random.ts";
import type { ChooseNext } from "./interleave.ts";

/** A way to choose, with its name, for whoever has to run it again. */
export type Schedule = { readonly name: string; readonly choose: () => ChooseNext };

/** Goes on as long as it can, and changes to the next session after so many steps; then as long as that can, and so on. */
export const switchingSchedule = (firstSession: number, switchAfter: readonly number[]): Schedule => ({
  name: `session ${firstSession + 1} first, changing after ${switchAfter.join(", ") || "nothing"}`,
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
      // The next one who can, from there on.
      const chosen = can.find((index) => index >= next) ?? can[0] ?? 0;
      stepsTaken = chosen === currentSession ? stepsTaken + 1 : 1;
      currentSession = chosen;
      return chosen;
    };
  },
});

/** At each step one of those who can; the same seed chooses the same. */
export const randomSchedule = (seed: number): Schedule => ({
  name: `by chance, seed ${seed}`,
  choose: () => {
    const random = seededRandom(String(seed));
    return (can) => can[Math.floor(random() * can.length)] ?? 0;
  },
});

/** At most so many of the numbers 1, 2, … `last`, evenly spread. */
export const sampleEvenly = (last: number, maxCount: number): readonly number[] => {
  const all = Array.from({ length: Math.max(0, last) }, (_, index) => index + 1);
  return all.filter(
    (_, index) =>
      Math.floor((index * maxCount) / all.length) !== Math.floor(((index - 1) * maxCount) / all.length),
  );
};
