import { vi } from "vitest";
import { openEmbeddedTestDatabase } from "../support/databases.ts";
import { orderChangesSuite } from "./orderChanges.suite.ts";

// The embedded database takes seconds to make itself new, more on a busy machine.
vi.setConfig({ hookTimeout: 60_000, testTimeout: 20_000 });

orderChangesSuite("the embedded database", openEmbeddedTestDatabase);
