import { expect, test } from "vitest";
import { isLoopbackHost } from "./loopback.ts";

test.each(["localhost", "za.localhost", "127.0.0.1", "127.1.2.3", "::1", "[::1]", "::ffff:127.0.0.1"])(
  "%s is this machine",
  (host) => expect(isLoopbackHost(host)).toBe(true),
);

test.each([
  "localhost.example",
  "127.0.0.1.example",
  "128.0.0.1",
  "10.0.0.1",
  "::2",
  "",
  ".localhost",
  "1127.0.0.1",
])("%j is not this machine", (host) => expect(isLoopbackHost(host)).toBe(false));
