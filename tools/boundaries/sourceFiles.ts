import { globSync } from "node:fs";

const SOURCES = "{packages,apps,e2e,bench,tools}/**/*.{ts,tsx,mjs}";
const IGNORED_PATH = /(^|\/)(node_modules|build|dist|\.react-router)(\/|$)/;

/**
 * Returns the repository's own source files, in the order of their names: paths relative to `root`, with forward
 * slashes.
 */
export const listSourceFiles = (root: string): readonly string[] =>
  globSync(SOURCES, { cwd: root, exclude: (path) => IGNORED_PATH.test(path) })
    .map((file) => file.replaceAll("\\", "/"))
    .sort();
