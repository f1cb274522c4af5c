import type { Phone } from "./phone.ts";

declare global {
  interface Window {
    storywallFrames?: number[];
  }
}

export type MotionCost = {
  /** Milliseconds between frames, measured in the page. */
  readonly frames: readonly number[];
  /** Mean processor time per frame (ms) of the page's main thread: script, style, layout, paint. */
  readonly mainThread: number;
  /** Mean processor time per frame (ms) of all raster threads together, which redraw changed areas. */
  readonly raster: number;
};

/** Runs in the page: records the start of each frame until `readFrameTimes`. */
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

/** Measures a movement: frame times from the page, thread times from a trace of the browser. */
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
  /** Microseconds of wall-clock time, and of processor time. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

/** Takes the main thread with the most processor time as the page's: other pages and workers do little. */
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
