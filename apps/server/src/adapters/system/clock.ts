import type { Clock } from "../../ports/Clock.ts";

export const systemClock: Clock = { now: () => new Date() };
