/**
 * Durations between a press and the next paint. The functions below run in the page, so they use nothing from
 * outside.
 */
type Interactions = { readonly durations: Map<number, number> };

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
  const durations = new Map<number, number>();
  window.storywallInteractions = { durations };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
      durations.set(entry.interactionId, Math.max(entry.duration, durations.get(entry.interactionId) ?? 0));
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: false });
};

/**
 * Returns the milliseconds from press to paint of each interaction; the browser does not report those below 16, which
 * count as 16.
 */
export const readInteractions = (): readonly number[] => {
  const reported = [...(window.storywallInteractions?.durations.values() ?? [])];
  const unreportedCount = Math.max(0, performance.interactionCount - reported.length);
  return [...reported, ...Array.from({ length: unreportedCount }, () => 16)];
};
