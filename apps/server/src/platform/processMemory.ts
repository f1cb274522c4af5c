import { readFileSync } from "node:fs";

/**
 * Returns the resident memory in bytes that the text of /proc/PID/status tells; 0 when it tells none (a process that
 * has ended). The kernel writes kB there. /proc/PID/statm counts pages, whose size differs between kernels (4, 16 or
 * 64 kB).
 */
export const parseResidentBytes = (status: string): number =>
  Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;

/**
 * Returns the resident memory of a process in bytes; 0 where it is unknown: no such process, or a system without
 * /proc.
 */
export const residentBytesOf = (pid: number | undefined): number => {
  try {
    return parseResidentBytes(readFileSync(`/proc/${pid}/status`, "latin1"));
  } catch {
    return 0;
  }
};
