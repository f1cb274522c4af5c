import { execFileSync } from "node:child_process";
import { readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareExecutables, unprivilegedUser } from "./executables.ts";

/** Prefix of a cluster's folder, and the file in it with the id of the process that started it. */
export const FOLDER_PREFIX = "storywall-postgres-";
export const OWNER_FILE = "owner";

/** Stops and removes clusters whose process was killed: PostgreSQL does not end with the process that started it. */
export async function removeOrphans(): Promise<void> {
  const folders = (await readdir(tmpdir())).filter((name) => name.startsWith(FOLDER_PREFIX));
  for (const folder of folders.map((name) => join(tmpdir(), name))) {
    const owner = Number(await readFile(join(folder, OWNER_FILE), "utf8").catch(() => ""));
    if (!owner || isAlive(owner)) continue;
    const data = join(folder, "data");
    try {
      const bin = await prepareExecutables(folder, false);
      execFileSync(join(bin, "pg_ctl"), ["stop", "-D", data, "-m", "immediate"], {
        ...unprivilegedUser(),
        stdio: "pipe",
      });
    } catch {
      // PostgreSQL had already ended.
    }
    await rm(folder, { recursive: true, force: true }).catch(() => {}); // it may belong to another user
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
