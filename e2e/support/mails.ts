import { readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";

export type ReceivedMail = { readonly subject: string; readonly text: string };

/** The folder to which the shop of these tests writes its mails (playwright.config.ts). */
const MAIL_FOLDER = join(tmpdir(), `storywall-e2e-${process.env.E2E_PORT}`, "mail");

/**
 * Returns the mails to an address, oldest first, once there are at least `count`. `folder`: the mail folder of a
 * separate shop (TestServer.mailFolder).
 */
export const waitForMails = async (
  address: string,
  count: number,
  folder: string = MAIL_FOLDER,
): Promise<readonly ReceivedMail[]> => {
  let mails: readonly ReceivedMail[] = [];
  await expect
    .poll(async () => {
      mails = await mailsTo(address, folder);
      return mails.length;
    })
    .toBeGreaterThanOrEqual(count);
  return mails;
};

const mailsTo = async (address: string, folder: string): Promise<readonly ReceivedMail[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".eml")).sort();
  const raw = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return raw
    .filter((mail) => mail.includes(`To: ${address}`))
    .map((mail) => ({
      subject: /^Subject: (.*)$/m.exec(mail)?.[1]?.trim() ?? "",
      // Quoted-printable wraps long lines with "=".
      text: mail.replace(/=\r?\n/g, "").replace(/=3D/g, "="),
    }));
};
