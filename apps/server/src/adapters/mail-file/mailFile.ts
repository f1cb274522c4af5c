import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { errorCodeOf } from "../../platform/errorCode.ts";
import { buildExtraHeaders, isMailAddress, type MailTransport } from "../../ports/mails/MailTransport.ts";

/**
 * Creates a transport that writes each mail as an .eml file, which mail programs open; for trying the shop out.
 * Sending a mail again writes the same file.
 */
export const mailFile = async (folder: string): Promise<MailTransport> => {
  // 0o700: mails contain links that open orders.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    // RFC 5322: lines end with CRLF, in .eml files too.
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
          throw new Error("nodemailer returned no buffer, although the option `buffer` is set");
        const path = join(folder, mailFileName(mail));
        await writeFile(`${path}.draft`, message, { flush: true, mode: 0o600 });
        // The rename lets a reader of the folder see the whole mail or none.
        await rename(`${path}.draft`, path);
        return { kind: "sent" };
      } catch (error) {
        return { kind: "unavailable", error: errorCodeOf(error) ?? "unknown" };
      }
    },
    close: async () => {},
  };
};

/** Returns `2026-11-21T09-00-00-000Z-<id>.eml`, so that the names are in the order of their times. */
const mailFileName = ({ date, messageId }: { readonly date: Date; readonly messageId: string }): string =>
  `${date.toISOString().replace(/[:.]/g, "-")}-${messageId.replace(/@.*$/s, "").replace(/[^A-Za-z0-9_-]/g, "")}.eml`;
