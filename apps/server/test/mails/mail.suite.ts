import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { MailTransport, OutgoingMail } from "../../src/ports/mails/MailTransport.ts";
import { parseMail } from "../support/parseMail.ts";

type MailUnderTest = {
  readonly mail: MailTransport;
  /** Returns the raw mails that have arrived. */
  readonly receivedMails: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

export const aMail = (fields: Partial<OutgoingMail> = {}): OutgoingMail => ({
  messageId: "<one@storywall.example>",
  date: new Date("2026-11-21T09:00:00.000Z"),
  from: { name: "Storywall", address: "hello.za@storywall.example" },
  to: { name: "", address: "thandi@example.com" },
  subject: "Your order ZA-10001 is confirmed",
  text: "Hello Thandi,\n\nthank you.\n",
  html: "<p>Hello Thandi,</p><p>thank you.</p>",
  ...fields,
});

const LINE_BREAKS = [
  ["CR LF", "\r\n"],
  ["CR", "\r"],
  ["LF", "\n"],
  ["NUL", "\0"],
  ["a line separator", "\u2028"],
  ["CR LF and a blank", "\r\n "],
] as const;

/** Defines the tests that every mail transport must pass. */
export const mailSuite = (name: string, open: () => Promise<MailUnderTest>): void => {
  describe(name, () => {
    let mailUnderTest: MailUnderTest;
    beforeEach(async () => {
      mailUnderTest = await open();
    });
    afterEach(() => mailUnderTest.close());

    const send = async (mail: OutgoingMail) => {
      expect(await mailUnderTest.mail.send(mail)).toEqual({ kind: "sent" });
      return (await mailUnderTest.receivedMails()).map(parseMail);
    };

    test("a mail arrives unchanged", async () => {
      const [mail] = await send(aMail());
      expect(mail?.header("message-id")).toBe("<one@storywall.example>");
      expect(mail?.header("date")).toBe("Sat, 21 Nov 2026 09:00:00 +0000");
      expect(mail?.header("from")).toBe("Storywall <hello.za@storywall.example>");
      expect(mail?.header("to")).toBe("thandi@example.com");
      expect(mail?.header("subject")).toBe("Your order ZA-10001 is confirmed");
      expect(mail?.header("auto-submitted")).toBe("auto-generated");
      expect(mail?.text.trim().split(/\r?\n/)).toEqual(["Hello Thandi,", "", "thank you."]);
      expect(mail?.html.trim()).toBe("<p>Hello Thandi,</p><p>thank you.</p>");
    });

    test("non-Latin scripts, long lines and lines of one dot arrive unchanged", async () => {
      const text = `Zoë Nguyễn 山田 👋 = 30 × 45 cm\n.\n..\nFrom here\n${"long ".repeat(500)}\n`;
      const [mail] = await send(aMail({ text, html: `<p>${text}</p>`, subject: "Zoë 山田 👋" }));
      expect(mail?.text.replace(/\r\n/g, "\n").trim()).toBe(text.trim());
      expect(mail?.html).toContain("Zoë Nguyễn 山田 👋 = 30 × 45 cm");
      expect(mail?.header("subject")).toMatch(/^[\x20-\x7e]+$/);
    });

    test("marketing mail has the unsubscribe headers of RFC 8058, other mail has none", async () => {
      await send(aMail());
      const unsubscribeUrl = "https://shop.example/unsubscribe/AbC-_123";
      const mails = await send(aMail({ messageId: "<two@storywall.example>", unsubscribeUrl }));
      const headerOf = (id: string, name: string) =>
        mails.find(({ header }) => header("message-id") === id)?.header(name);
      expect(headerOf("<two@storywall.example>", "list-unsubscribe")).toBe(`<${unsubscribeUrl}>`);
      expect(headerOf("<two@storywall.example>", "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
      expect(headerOf("<one@storywall.example>", "list-unsubscribe")).toBeUndefined();
      expect(headerOf("<one@storywall.example>", "list-unsubscribe-post")).toBeUndefined();
    });

    test.each([...LINE_BREAKS.map(([, text]) => text), ">, <mailto:all@example.com", "é", ""])(
      "reliability 18: marketing mail with %j in its unsubscribe URL is rejected",
      async (text) => {
        const unsubscribeUrl = text && `https://shop.example/unsubscribe/a${text}b`;
        expect(await mailUnderTest.mail.send(aMail({ unsubscribeUrl }))).toEqual({
          kind: "rejected",
          error: "header",
        });
        expect(await mailUnderTest.receivedMails()).toEqual([]);
      },
    );

    test("a mail that is sent again keeps its Message-ID", async () => {
      await send(aMail());
      const mails = await send(aMail());
      expect(new Set(mails.map(({ header }) => header("message-id"))).size).toBe(1);
    });

    test.each(LINE_BREAKS)(
      "reliability 18: %s in a name or subject starts no header",
      async (_, lineBreak) => {
        const evil = `Thandi${lineBreak}Bcc: everybody@example.com${lineBreak}${lineBreak}<p>Pay here</p>`;
        const [mail] = await send(
          aMail({
            subject: evil,
            from: { name: evil, address: "hello.za@storywall.example" },
            to: { name: evil, address: "thandi@example.com" },
          }),
        );
        const names = mail?.headers.map(([header]) => header) ?? [];
        expect(names).not.toContain("bcc");
        expect(names).not.toContain("");
        expect([...new Set(names)].sort()).toEqual([
          "auto-submitted",
          "content-type",
          "date",
          "from",
          "message-id",
          "mime-version",
          "subject",
          "to",
        ]);
        expect(mail?.text.trim()).toMatch(/^Hello Thandi/);
      },
    );

    test.each([
      "thandi@example.com\r\nRCPT TO:<other@example.com>",
      "thandi@example.com\nBcc: other@example.com",
      "thandi@example.com\0",
      "thandi@example.com\u2028Bcc: other@example.com",
      "thandi@example.com, other@example.com",
      "thandi@example.com>\r\nDATA",
      "<thandi@example.com> other@example.com",
      "Thandi <thandi@example.com>",
      "everybody",
      "",
    ])("reliability 18: an address that is not one mailbox is rejected (%j)", async (address) => {
      const mail = aMail({ to: { name: "", address } });
      expect(await mailUnderTest.mail.send(mail)).toEqual({ kind: "rejected", error: "address" });
      expect(await mailUnderTest.receivedMails()).toEqual([]);
    });
  });
};
