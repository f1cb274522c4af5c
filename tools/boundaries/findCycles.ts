import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readModule } from "./readModule.ts";
import { resolveSpecifier } from "./resolveSpecifier.ts";
import { listSourceFiles } from "./sourceFiles.ts";

/** Files in a cycle: each imports the next one, and the last imports the first. */
type Cycle = readonly string[];

type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Returns the cycles of imports in the repository at `root`. Static, dynamic and type imports count: a cycle of
 * types alone loads, but neither file can be understood or moved without the other. Only the shortest cycle through
 * each file is returned, so entangled files show their smallest cycles first; longer ones appear when these are
 * resolved.
 */
export function findCycles(root: string): Cycle[] {
  const graph = keepUpstreamOfCycles(readImportGraph(root));
  const cycles = new Map<string, Cycle>();
  for (const file of graph.keys()) {
    const cycle = findShortestCycle(graph, file);
    if (!cycle) continue;
    const normalized = startAtFirstName(cycle);
    cycles.set(normalized.join("\n"), normalized);
  }
  return [...cycles.values()];
}

/** Returns a cycle as one line. */
export const formatCycle = (cycle: Cycle): string => [...cycle, cycle[0]].join(" -> ");

/** Returns the files of the repository that each file imports. */
function readImportGraph(root: string): ImportGraph {
  const files = listSourceFiles(root);
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const { imports } = readModule(file, readFileSync(join(root, file), "utf8"));
      const targets = imports.flatMap(({ specifier }) => {
        const target = specifier === null ? null : resolveSpecifier(file, specifier);
        return target !== null && known.has(target) ? [target] : [];
      });
      return [file, [...new Set(targets)]];
    }),
  );
}

/**
 * Removes files that do not lead to a cycle, directly or indirectly: nearly all of them, so that the search is
 * short.
 */
function keepUpstreamOfCycles(graph: ImportGraph): ImportGraph {
  let rest = graph;
  for (;;) {
    const next = new Map(
      [...rest].flatMap(([file, targets]) => {
        const remaining = targets.filter((target) => rest.has(target));
        return remaining.length > 0 ? [[file, remaining]] : [];
      }),
    );
    if (next.size === rest.size) return next;
    rest = next;
  }
}

/** Breadth first, so that the first path back to `start` is a shortest one. */
function findShortestCycle(graph: ImportGraph, start: string): Cycle | null {
  const importerOf = new Map<string, string>();
  const queue = [start];
  for (const file of queue) {
    for (const target of graph.get(file) ?? []) {
      if (target === start) return pathTo(file, start, importerOf);
      if (importerOf.has(target)) continue;
      importerOf.set(target, file);
      queue.push(target);
    }
  }
  return null;
}

function pathTo(end: string, start: string, importerOf: ReadonlyMap<string, string>): string[] {
  const path: string[] = [];
  for (let file: string | undefined = end; file !== undefined && file !== start; file = importerOf.get(file))
    path.unshift(file);
  return [start, ...path];
}

/**
 * The same cycle is found from each of its files. Starting it at the name that sorts first makes these results
 * equal.
 */
function startAtFirstName(cycle: Cycle): Cycle {
  const first = cycle.reduce((best, file, index) => (file < (cycle[best] ?? "") ? index : best), 0);
  return [...cycle.slice(first), ...cycle.slice(0, first)];
}
