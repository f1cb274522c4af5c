import { nothing, preloadable } from "../../../lib/browser/preloadable.tsx";
import type { StepTextProps } from "./StepText.tsx";

/** The text of a step, loaded with the first one, and in advance for a wall with photos. */
export const [LazyStepText, loadStepText] = preloadable<StepTextProps>(
  async () => (await import("./StepText.tsx")).default,
  nothing,
);
