import { PHOTO_LOST } from "../photoProblem.ts";
import { look } from "./look.ts";
import type { ReplyMessage, TaskMessage, TaskReply } from "./messages.ts";
import { preview } from "./preview.ts";

// One task at a time: the pool sends the next when this one is answered.
self.addEventListener("message", async ({ data: { ticket, task } }: MessageEvent<TaskMessage>) => {
  const reply: TaskReply =
    task.kind === "look"
      ? // A file that the system no longer gives out (moved, or on a drive that was taken away).
        await look(task.file).catch(() => ({ kind: "problem", problem: PHOTO_LOST }) as const)
      : await preview(task.file, task.format, task.longSide);
  self.postMessage({ ticket, reply } satisfies ReplyMessage);
});
