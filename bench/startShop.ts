import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { findFreePort } from "@storywall/testkit/findFreePort.ts";

const MAIN_FILE = fileURLToPath(new URL("../apps/server/src/main.ts", import.meta.url));
/** The first start creates the embedded database, which takes minutes on a busy machine. */
const TIMEOUT_MS = 5 * 60_000;

type Shop = { readonly url: string; readonly pid: number; readonly stop: () => Promise<void> };

/**
 * Starts the shop in a separate process on a free port, with its data in `dataDir`.
 * @throws when it is not ready in time.
 */
export const startShop = async (
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Shop> => {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const shop = spawn(process.execPath, [MAIN_FILE], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      ...settings,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stop = async (): Promise<void> => {
    if (shop.exitCode !== null) return;
    shop.kill("SIGTERM");
    await once(shop, "exit");
  };
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await isReady(url))) {
    if (shop.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error("The shop did not start.");
    }
    await wait(200);
  }
  return { url, pid: shop.pid ?? Number.NaN, stop };
};

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
