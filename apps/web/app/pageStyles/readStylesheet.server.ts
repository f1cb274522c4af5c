import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Stylesheet } from "./inlineStyles.server.ts";
import { parseStyles } from "./selectStyles.ts";

/** The build's files for browsers, seen from the module of the server's build that this one becomes part of. */
const CLIENT_FOLDERS = ["../client", "../../client"];

const stylesheets = new Map<string, Stylesheet | null>();

/** Returns a stylesheet of the build; null in development, where Vite serves it. It is read once. */
export const readStylesheet = (path: string): Stylesheet | null => {
  const known = stylesheets.get(path);
  if (known !== undefined) return known;
  const file = CLIENT_FOLDERS.map((folder) =>
    fileURLToPath(new URL(`${folder}${path}`, import.meta.url)),
  ).find((name) => existsSync(name));
  const stylesheet = file === undefined ? null : { path, rules: parseStyles(readFileSync(file, "utf8")) };
  stylesheets.set(path, stylesheet);
  return stylesheet;
};
