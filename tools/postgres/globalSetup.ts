import { randomBytes } from "node:crypto";
import { executeOn } from "@storywall/testkit/executeOn.ts";
import type {} from "@storywall/testkit/freshDatabase.ts"; // declares what is provided here
import type { TestProject } from "vitest/node";
import { startCluster } from "./cluster.ts";

/** Provides one PostgreSQL for all database tests of the run: that of TEST_DATABASE_URL, else a temporary cluster. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const externalUrl = process.env.TEST_DATABASE_URL;
  const template = `template_${randomBytes(8).toString("hex")}`;
  project.provide("postgresTemplate", template);
  if (externalUrl) {
    project.provide("postgresUrl", externalUrl);
    return () => executeOn(externalUrl, `drop database if exists "${template}" with (force)`);
  }
  // Uses the socket, since tests send hundreds of thousands of short queries: by TCP each takes one and a half times
  // as long.
  const cluster = await startCluster({ socket: true });
  project.provide("postgresUrl", cluster.socketUrl ?? cluster.url);
  return cluster.stop;
}
