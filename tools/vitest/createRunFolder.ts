import { mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type {} from "@storywall/testkit/oncePerRun.ts"; // declares what is provided here
import type { TestProject } from "vitest/node";

/** Provides one folder that all processes of a run share. It is deleted when the run ends. */
export default function setup(project: TestProject): () => void {
  const folder = join(tmpdir(), `storywall-run-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  project.provide("runFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
