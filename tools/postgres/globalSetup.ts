import type {} from "@storywall/testkit/freshDatabase.ts"; // declares what is provided here
import type { TestProject } from "vitest/node";
import { startCluster } from "./cluster.ts";

/** Gives every `*.database.test.ts` one PostgreSQL for the whole run: TEST_DATABASE_URL, else a throwaway cluster. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const own = process.env.TEST_DATABASE_URL;
  if (own) {
    project.provide("postgresUrl", own);
    return async () => {};
  }
  const cluster = await startCluster();
  project.provide("postgresUrl", cluster.url);
  return cluster.stop;
}
