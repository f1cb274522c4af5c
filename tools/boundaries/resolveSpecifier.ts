import { posix } from "node:path";

/** Returns the file of this repository that an import in `importer` refers to; null for an external package. */
export function resolveSpecifier(importer: string, specifier: string): string | null {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(importer), specifier);
  const [, workspace, rest = ""] = /^@storywall\/([^/]+)\/?(.*)$/.exec(specifier) ?? [];
  if (!workspace) return null;
  return workspace === "server" || workspace === "web"
    ? `apps/${workspace}/${rest}`
    : `packages/${workspace}/src/${rest}`;
}
