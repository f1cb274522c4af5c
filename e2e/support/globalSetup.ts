import { bundleServer } from "@storywall/testkit/bundleServer.ts";
import { makeDatabase } from "./makeDatabase.ts";
import { makePhotos } from "./makePhotos.ts";

export default async function globalSetup(): Promise<void> {
  const [serverScript] = await Promise.all([bundleServer(), makeDatabase(), makePhotos()]);
  // The workers start after this, with the same environment.
  process.env.E2E_SERVER_SCRIPT = serverScript;
}
