import { test as shopTest } from "./test.ts";
import { TestServer } from "./testServer.ts";

/** Test with a separate shop that it can kill and restart. The `page` fixture opens this shop. */
export const test = shopTest.extend<{ readonly server: TestServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern
  server: async ({}, use) => {
    const server = await TestServer.start();
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(`http://za.localhost:${server.port}`),
});
