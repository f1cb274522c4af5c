import { test as shopTest } from "./test.ts";
import { TestServer } from "./testServer.ts";

type OwnServerFixtures = {
  readonly server: TestServer;
  /** Settings of the shop, in addition to those of every test. */
  readonly serverSettings: Readonly<Record<string, string>>;
};

/** Test with a separate shop that it can kill and restart. The `page` fixture opens this shop. */
export const test = shopTest.extend<OwnServerFixtures>({
  serverSettings: [{}, { option: true }],
  server: async ({ serverSettings }, use) => {
    const server = await TestServer.start(serverSettings);
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(`http://za.localhost:${server.port}`),
});
