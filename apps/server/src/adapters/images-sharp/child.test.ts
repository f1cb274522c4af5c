import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { startChild } from "./child.ts";

const childrenOf = async (pid: number): Promise<readonly string[]> =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, "latin1")).split(" ").filter(Boolean);

/** Returns the niceness: the 17th field after the name, which may hold spaces and brackets. */
const priorityOf = async (path: string): Promise<number> => {
  const stat = await readFile(path, "latin1");
  return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[16]);
};

test.skipIf(!existsSync(`/proc/${process.pid}/task/${process.pid}/children`)).each([
  { priority: "child", lower: 10 },
  { priority: "background", lower: 15 },
] as const)(
  "the threads that decode a photo at priority $priority have one that is lower by $lower than the shop's own",
  async ({ priority, lower }) => {
    const folder = await mkdtemp(join(tmpdir(), "storywall-child-"));
    const childrenBefore = await childrenOf(process.pid);
    const child = startChild(new URL("./worker.ts", import.meta.url), priority);
    try {
      const original = join(folder, "original");
      const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: "#336699" } });
      await picture.jpeg().toFile(original);
      const job = { kind: "createMaster", original, master: join(folder, "master"), format: "jpeg" } as const;
      const result = await child.run(job, { timeoutMs: 20_000, maxClockMs: 40_000, maxMemoryBytes: 1e9 });
      expect(result).toMatchObject({ kind: "answered", result: { kind: "masterCreated" } });

      const pid = (await childrenOf(process.pid)).find((other) => !childrenBefore.includes(other));
      const threads = await readdir(`/proc/${pid}/task`);
      const priorities = await Promise.all(
        threads.map((thread) => priorityOf(`/proc/${pid}/task/${thread}/stat`)),
      );
      expect(new Set(priorities)).toEqual(new Set([Math.min(getPriority() + lower, 19)]));
    } finally {
      child.kill();
      await rm(folder, { recursive: true });
    }
  },
);
