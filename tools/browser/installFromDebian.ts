import { existsSync } from "node:fs";
import { runQuietly } from "../setup/runQuietly.mjs";

/** Timeout in which apt-get may wait for another apt-get on the same machine. */
const APT_TIMEOUT_MS = 600_000;

/** True if Debian packages can be installed: on a system with apt, as root. */
export const canInstallFromDebian = (): boolean => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Installs Debian packages. The code is 0 when all of them are installed; else the output says why not. */
export async function installFromDebian(
  packages: readonly string[],
): Promise<{ readonly code: number; readonly output: string }> {
  const options = { timeout: APT_TIMEOUT_MS, env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  const aptOptions = ["-qq", "-o", "DPkg::Lock::Timeout=300"];
  await runQuietly("apt-get", [...aptOptions, "update"], options);
  const args = [...aptOptions, "install", "-y", "--no-install-recommends", ...packages];
  return runQuietly("apt-get", args, options);
}
