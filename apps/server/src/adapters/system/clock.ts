import type { Clock } from "../../ports/platform/Clock.ts";

export const systemClock: Clock = { now: () => new Date() };
