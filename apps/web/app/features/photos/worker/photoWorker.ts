import { FILE_UNREADABLE } from "../uploadError.ts";
import { inspect } from "./inspect.ts";
import type { ResultMessage, TaskMessage, TaskResult } from "./messages.ts";
import { renderThumbnail } from "./renderThumbnail.ts";

// One task at a time: the pool sends the next task after this result.
self.addEventListener("message", async ({ data: { requestId, task } }: MessageEvent<TaskMessage>) => {
  const result: TaskResult =
    task.kind === "inspect"
      ? // The system can no longer read the file (moved, or on a removed drive).
        await inspect(task.file).catch(() => ({ kind: "error", problem: FILE_UNREADABLE }) as const)
      : await renderThumbnail(task.file, task.format, task.longSide);
  self.postMessage({ requestId, result } satisfies ResultMessage);
});
