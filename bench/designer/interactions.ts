/** What happens in the page between a press and the next paint. These functions run there, so they stand on their own. */
type Interactions = { readonly longest: Map<number, number> };

declare global {
  interface Window {
    storywallInteractions?: Interactions;
  }
  interface PerformanceEventTiming {
    readonly interactionId: number;
  }
  interface Performance {
    readonly interactionCount: number;
  }
  interface PerformanceObserverInit {
    readonly durationThreshold?: number;
  }
}

export const recordInteractions = (): void => {
  const longest = new Map<number, number>();
  window.storywallInteractions = { longest };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
      longest.set(entry.interactionId, Math.max(entry.duration, longest.get(entry.interactionId) ?? 0));
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: false });
};

/** Milliseconds from press to paint, one an interaction; those that the browser finds too short to tell are 16. */
export const readInteractions = (): readonly number[] => {
  const reported = [...(window.storywallInteractions?.longest.values() ?? [])];
  const unreportedCount = Math.max(0, performance.interactionCount - reported.length);
  return [...reported, ...Array.from({ length: unreportedCount }, () => 16)];
};
