import { readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";

export type SeenMail = { readonly subject: string; readonly text: string };

/** Where the shop of these tests leaves its mails (playwright.config.ts). */
const FOLDER = join(tmpdir(), `storywall-e2e-${process.env.E2E_PORT}`, "mail");

/** The mails to an address, oldest first, once there are so many. */
export const readMails = async (address: string, count: number): Promise<readonly SeenMail[]> => {
  let mails: readonly SeenMail[] = [];
  await expect
    .poll(async () => {
      mails = await mailsTo(address);
      return mails.length;
    })
    .toBeGreaterThanOrEqual(count);
  return mails;
};

const mailsTo = async (address: string): Promise<readonly SeenMail[]> => {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith(".eml")).sort();
  const raw = await Promise.all(names.map((name) => readFile(join(FOLDER, name), "utf8")));
  return raw
    .filter((mail) => mail.includes(`To: ${address}`))
    .map((mail) => ({
      subject: /^Subject: (.*)$/m.exec(mail)?.[1]?.trim() ?? "",
      // Quoted-printable breaks long lines by "=".
      text: mail.replace(/=\r?\n/g, "").replace(/=3D/g, "="),
    }));
};
