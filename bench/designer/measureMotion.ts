import type { Phone } from "./phone.ts";

declare global {
  interface Window {
    storywallFrames?: number[];
  }
}

export type MotionCost = {
  /** Milliseconds between frames, as the page sees them. */
  readonly frames: readonly number[];
  /** Milliseconds of processor time that the page's own thread spent on a frame, on average: script, style, layout, paint. */
  readonly mainThread: number;
  /** Milliseconds a frame that all raster threads together spent drawing tiles anew. */
  readonly raster: number;
};

/** In the page: notes when each frame begins, until `readFrames`. */
const recordFrameTimes = (): void => {
  const times: number[] = [];
  window.storywallFrames = times;
  const recordFrame = (time: number): void => {
    if (window.storywallFrames !== times) return;
    times.push(time);
    requestAnimationFrame(recordFrame);
  };
  requestAnimationFrame(recordFrame);
};

const readFrameTimes = (): readonly number[] => {
  const times = window.storywallFrames ?? [];
  window.storywallFrames = [];
  return times;
};

/** What a movement costs: frame times from the page, thread times from a trace of the browser. */
export const measureMotion = async (phone: Phone, move: () => Promise<void>): Promise<MotionCost> => {
  await phone.browser.startTracing(phone.page, {
    categories: ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"],
  });
  await phone.page.evaluate(recordFrameTimes);
  await move();
  const times = await phone.page.evaluate(readFrameTimes);
  const trace = parseTrace(await phone.browser.stopTracing());
  const frames = times.slice(1).map((time, index) => time - (times[index] ?? time));
  return { frames, mainThread: trace.mainThread / frames.length, raster: trace.raster / frames.length };
};

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds on the clock, and of the processor. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

/** The renderer's main thread is the one that ran most; other pages and workers of the browser hardly do anything. */
const parseTrace = (trace: Buffer): { mainThread: number; raster: number } => {
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString());
  const mainThreads = new Set(
    traceEvents.flatMap(({ ph, name, args, pid, tid }) =>
      ph === "M" && name === "thread_name" && args?.name === "CrRendererMain" ? [`${pid} ${tid}`] : [],
    ),
  );
  const cpuTimeByThread = new Map<string, number>();
  let raster = 0;
  for (const { name, ph, pid, tid, dur = 0, tdur = dur } of traceEvents) {
    if (ph !== "X") continue;
    const thread = `${pid} ${tid}`;
    if (name === "RunTask" && mainThreads.has(thread))
      cpuTimeByThread.set(thread, (cpuTimeByThread.get(thread) ?? 0) + tdur);
    if (name === "RasterTask") raster += tdur;
  }
  return { mainThread: Math.max(0, ...cpuTimeByThread.values()) / 1000, raster: raster / 1000 };
};
