import { vi } from "vitest";
import { openEmbeddedTestDatabase } from "../support/databases.ts";
import { messagesSuite } from "./messages.suite.ts";

// The embedded database takes seconds to make itself new, more on a busy machine.
vi.setConfig({ hookTimeout: 60_000, testTimeout: 20_000 });

messagesSuite("the embedded database", openEmbeddedTestDatabase);
