import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { errorCodeOf } from "../../platform/errorCode.ts";
import { buildExtraHeaders, isMailAddress, type MailTransport } from "../../ports/mails/MailTransport.ts";

/** For trying out: each mail is a file that mail programs open. Sending one again writes the same file. */
export const mailFile = async (folder: string): Promise<MailTransport> => {
  // Mails hold links that open orders.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    // RFC 5322: lines end so, in files of this kind too.
    newline: "windows",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      if (!isMailAddress(mail.to.address)) return { kind: "rejected", error: "address" };
      const headers = buildExtraHeaders(mail);
      if (!headers) return { kind: "rejected", error: "header" };
      try {
        const { message } = await transport.sendMail({
          ...mail,
          headers: { ...headers },
        });
        if (!Buffer.isBuffer(message))
          throw new Error("nodemailer gave no buffer, though it was asked for one");
        const path = join(folder, mailFileName(mail));
        await writeFile(`${path}.draft`, message, { flush: true, mode: 0o600 });
        // Whoever looks meanwhile sees all of it or nothing.
        await rename(`${path}.draft`, path);
        return { kind: "sent" };
      } catch (error) {
        return { kind: "unavailable", error: errorCodeOf(error) ?? "unknown" };
      }
    },
    close: async () => {},
  };
};

/** In the order in which they were written: `2026-11-21T09-00-00-000Z-<id>.eml`. */
const mailFileName = ({ date, messageId }: { readonly date: Date; readonly messageId: string }): string =>
  `${date.toISOString().replace(/[:.]/g, "-")}-${messageId.replace(/@.*$/s, "").replace(/[^A-Za-z0-9_-]/g, "")}.eml`;
