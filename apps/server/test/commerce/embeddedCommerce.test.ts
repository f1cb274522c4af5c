import { vi } from "vitest";
import { openEmbeddedTestDatabase } from "../support/databases.ts";
import { commerceSuite } from "./commerce.suite.ts";

// The embedded database takes seconds to make itself new, more on a busy machine.
vi.setConfig({ hookTimeout: 60_000, testTimeout: 20_000 });

commerceSuite(
  "the embedded driver on the embedded database",
  openEmbeddedTestDatabase,
  ({ commerce }) => commerce,
);
