import { once } from "node:events";
import { expect, test } from "vitest";
import { startChildProcess } from "./childProcess.ts";

test("reliability 6: a child process ends with its parent, also when that died while the child was starting", async () => {
  const child = startChildProcess(new URL("./test/orphan.ts", import.meta.url));
  await once(child, "spawn");
  child.disconnect();
  expect(await once(child, "exit")).toEqual([0, null]);
});
