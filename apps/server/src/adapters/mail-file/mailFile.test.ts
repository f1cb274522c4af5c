import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aMail, mailSuite } from "../../../test/mails/mail.suite.ts";
import { mailFile } from "./mailFile.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "storywall-mail-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

mailSuite("mails as files", async () => {
  const inside = await mkdtemp(join(tmpdir(), "storywall-mails-"));
  return {
    mail: await mailFile(inside),
    receivedMails: async () => {
      const names = (await readdir(inside)).filter((name) => name.endsWith(".eml"));
      return Promise.all(names.map((name) => readFile(join(inside, name), "utf8")));
    },
    close: () => rm(inside, { recursive: true, force: true }),
  };
});

test("a mail that is sent twice is one file, named by its time and readable by its user only", async () => {
  const mail = await mailFile(join(folder, "mail"));
  await mail.send(aMail());
  await mail.send(aMail());
  expect(await readdir(join(folder, "mail"))).toEqual(["2026-11-21T09-00-00-000Z-one.eml"]);
  if (process.platform === "win32") return;
  const { mode } = await stat(join(folder, "mail", "2026-11-21T09-00-00-000Z-one.eml"));
  expect(mode & 0o077).toBe(0);
});

test("a message id with a path cannot leave the folder", async () => {
  const mail = await mailFile(folder);
  await mail.send(aMail({ messageId: "<../../etc/passwd@x>" }));
  expect(await readdir(folder)).toEqual(["2026-11-21T09-00-00-000Z-etcpasswd.eml"]);
});

test("a missing folder returns a result, it does not throw", async () => {
  const mail = await mailFile(folder);
  await rm(folder, { recursive: true });
  expect(await mail.send(aMail())).toEqual({ kind: "unavailable", error: "ENOENT" });
});
