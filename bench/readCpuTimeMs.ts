import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";

/**
 * Returns the processor time (ms) that a process has used so far, in user and system mode (proc(5), fields 14 and 15
 * of `stat`). Unlike wall-clock time it does not depend on other programs. NaN when there is no /proc.
 */
export const readCpuTimeMs = async (pid: number): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The second field is the program's name in brackets, which may contain spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return ((Number(fields[11]) + Number(fields[12])) / getTicksPerSecond()) * 1000;
};

const getTicksPerSecond = (): number => Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));
