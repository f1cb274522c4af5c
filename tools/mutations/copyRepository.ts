import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "../setup/paths.mjs";

/** The workspaces' own packages. Their links are relative, so that they lead into the copy. */
const WORKSPACE_SCOPE = "@storywall";

/** Copies the working tree, uncommitted changes included, into a new temporary folder. Packages are linked. */
export function copyRepository(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), "storywall-mutations-")));
  const list = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of list.split("\0")) {
    // A file that was deleted and not yet committed is still listed.
    if (file === "" || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  const packages = join(copy, "node_modules");
  mkdirSync(packages);
  for (const name of readdirSync(join(root, "node_modules"))) {
    const source = join(root, "node_modules", name);
    if (name === WORKSPACE_SCOPE)
      cpSync(source, join(packages, name), { recursive: true, verbatimSymlinks: true });
    else if (!name.startsWith(".vite")) symlinkSync(source, join(packages, name));
  }
  return copy;
}
