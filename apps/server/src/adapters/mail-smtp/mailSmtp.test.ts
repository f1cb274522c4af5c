import { once } from "node:events";
import { createServer } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { aMail, mailSuite } from "../../../test/mails/mail.suite.ts";
import { mailSmtp } from "./mailSmtp.ts";

type ReceivedMail = { readonly from: string; readonly to: readonly string[]; readonly raw: string };

/** Starts a mail server on this machine. */
const openServer = async (options: SMTPServerOptions = {}) => {
  const arrived: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData: (stream, { envelope: { mailFrom, rcptTo } }, done) => {
      text(stream).then((raw) => {
        const from = mailFrom === false ? "" : mailFrom.address;
        arrived.push({ from, to: rcptTo.map(({ address }) => address), raw });
        done();
      }, done);
    },
    ...options,
  });
  server.on("error", () => {});
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const address = listening.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    arrived,
    address: `127.0.0.1:${address.port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const openMail = async (options?: SMTPServerOptions, login = "") => {
  const server = await openServer(options);
  closers.push(server.close);
  const mail = mailSmtp(`smtp://${login}${server.address}`);
  closers.push(() => mail.close());
  return { ...server, mail };
};

mailSuite("a mail server", async () => {
  const server = await openServer();
  const mail = mailSmtp(`smtp://${server.address}`);
  return {
    mail,
    receivedMails: async () => server.arrived.map(({ raw }) => raw),
    close: async () => {
      await mail.close();
      await server.close();
    },
  };
});

const rejectRecipientWith = (responseCode: number): SMTPServerOptions => ({
  onRcptTo: (_address, _session, done) => done(Object.assign(new Error("no"), { responseCode })),
});

test("the envelope has one recipient", async () => {
  const { mail, arrived } = await openMail();
  await mail.send(aMail());
  expect(arrived.map(({ from, to }) => ({ from, to }))).toEqual([
    { from: "hello.za@storywall.example", to: ["thandi@example.com"] },
  ]);
});

test.each([
  [550, { kind: "rejected", error: "EENVELOPE 550" }],
  [451, { kind: "deferred", error: "EENVELOPE 451" }],
  [421, { kind: "unavailable", error: "ECONNECTION 421" }],
])("a reply %i gives a result with its code and without its text", async (code, result) => {
  const { mail } = await openMail(rejectRecipientWith(code));
  expect(await mail.send(aMail())).toEqual(result);
});

test("a password is sent, and a wrong one makes the server unavailable", async () => {
  const onAuth: SMTPServerOptions["onAuth"] = ({ username, password }, _session, done) =>
    username === "shop" && password === "se cret"
      ? done(null, { user: username })
      : done(Object.assign(new Error("no"), { responseCode: 535 }));
  const options = { onAuth, authOptional: false, allowInsecureAuth: true };
  const right = await openMail(options, "shop:se%20cret@");
  expect(await right.mail.send(aMail())).toEqual({ kind: "sent" });
  const wrong = await openMail(options, "shop:wrong@");
  expect(await wrong.mail.send(aMail())).toEqual({ kind: "unavailable", error: "EAUTH 535" });
});

test("a server that is not running returns a result, it does not throw", async () => {
  const server = await openServer();
  await server.close();
  const mail = mailSmtp(`smtp://${server.address}`);
  expect(await mail.send(aMail())).toMatchObject({ kind: "unavailable" });
  await mail.close();
});

test("a server that breaks the connection returns a result, it does not throw", async () => {
  const hangingUpServer = createServer((socket) => socket.end("220 hello\r\n")).listen(0, "127.0.0.1");
  await once(hangingUpServer, "listening");
  const address = hangingUpServer.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const mail = mailSmtp(`smtp://127.0.0.1:${address.port}`);
  expect(await mail.send(aMail())).toMatchObject({ kind: "unavailable" });
  await mail.close();
  hangingUpServer.close();
});

test("closing waits for a mail in progress and accepts no other", async () => {
  const { mail, arrived } = await openMail();
  const pendingSend = mail.send(aMail());
  await mail.close();
  expect(await pendingSend).toEqual({ kind: "sent" });
  expect(await mail.send(aMail())).toEqual({ kind: "unavailable", error: "closing" });
  expect(arrived).toHaveLength(1);
});
