import { readFileSync } from "node:fs";

/**
 * Returns the resident memory in bytes from the text of /proc/PID/status; 0 when it has none (a process that
 * has ended). The kernel writes kB there. /proc/PID/statm counts pages, whose size differs between kernels (4,
 * 16 or 64 kB).
 */
export const parseResidentBytes = (status: string): number =>
  Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;

/**
 * Returns the resident memory of a process in bytes; 0 when it is unknown: no such process, or a system without
 * /proc.
 */
export const residentBytesOf = (pid: number | undefined): number => {
  try {
    return parseResidentBytes(readFileSync(`/proc/${pid}/status`, "latin1"));
  } catch {
    return 0;
  }
};

/** Linux counts processor time in hundredths of a second (proc(5), USER_HZ). */
const MS_PER_TICK = 10;

/**
 * Returns the processor time in ms from the text of /proc/PID/stat: fields 14 and 15, after a name in brackets.
 */
export const parseCpuTimeMs = (stat: string): number => {
  const [userTicks, systemTicks] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13);
  return (Number(userTicks ?? 0) + Number(systemTicks ?? 0)) * MS_PER_TICK;
};

/**
 * Returns the processor time of all threads of a process in ms, 0 for one that has just started; undefined when
 * it is unknown: no such process, or a system without /proc.
 */
export const cpuTimeMsOf = (pid: number | undefined): number | undefined => {
  try {
    return parseCpuTimeMs(readFileSync(`/proc/${pid}/stat`, "latin1"));
  } catch {
    return undefined;
  }
};
