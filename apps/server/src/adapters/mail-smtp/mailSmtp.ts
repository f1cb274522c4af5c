import { isLoopbackHost } from "@storywall/domain/net/loopback.ts";
import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import { createTransport } from "nodemailer";
import {
  buildExtraHeaders,
  isMailAddress,
  type MailResult,
  type MailTransport,
  type OutgoingMail,
} from "../../ports/mails/MailTransport.ts";

/** A server that says nothing for this long is not there. */
const SOCKET_TIMEOUT_MS = 20_000;
/** One that says something now and then gets this long for one mail. */
const SEND_TIMEOUT_MS = 60_000;
/** What a mail that is on its way still gets when the shop closes. */
const CLOSE_TIMEOUT_MS = 5_000;

/**
 * Sends by a mail server, a connection a mail. `smtp:` takes up TLS where the server offers it, and must have it where a
 * password would be sent; `smtps:` begins with it. `?tls.rejectUnauthorized=false` trusts a certificate of one's own making.
 */
export const mailSmtp = (mailUrl: string): MailTransport => {
  const closing = new AbortController();
  const pending = new Set<Promise<MailResult>>();
  const { username, hostname } = new URL(mailUrl);
  const transport = createTransport({
    url: mailUrl,
    // A password in clear could be read, and the offer of TLS removed, by anybody between.
    ...(username !== "" && !isLoopbackHost(hostname) && mailUrl.startsWith("smtp:")
      ? { requireTLS: true }
      : {}),
    connectionTimeout: SOCKET_TIMEOUT_MS,
    greetingTimeout: SOCKET_TIMEOUT_MS,
    dnsTimeout: SOCKET_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    // A mail is only what we wrote: nothing in it may make this server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  const deliver = async (
    { unsubscribeUrl: _, ...mail }: OutgoingMail,
    headers: Readonly<Record<string, string>>,
  ): Promise<MailResult> => {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(SEND_TIMEOUT_MS)]);
    try {
      await transport.sendMail({
        ...mail,
        // Said apart from the headers, so that no header can add a recipient.
        envelope: { from: mail.from.address, to: [mail.to.address] },
        headers: { ...headers },
        signal,
      });
      return { kind: "sent" };
    } catch (error) {
      return toMailResult(error);
    }
  };

  return {
    send: (mail) => {
      if (closing.signal.aborted) return Promise.resolve({ kind: "unavailable", error: "closing" });
      if (!isMailAddress(mail.to.address)) return Promise.resolve({ kind: "rejected", error: "address" });
      const headers = buildExtraHeaders(mail);
      if (!headers) return Promise.resolve({ kind: "rejected", error: "header" });
      const delivery = deliver(mail, headers);
      pending.add(delivery);
      void delivery.finally(() => pending.delete(delivery));
      return delivery;
    },
    close: async () => {
      const timer = setTimeout(() => closing.abort(), CLOSE_TIMEOUT_MS);
      await Promise.all(pending);
      clearTimeout(timer);
      closing.abort();
      transport.close();
    },
  };
};

/** Faults of one mail; any other (no connection, no TLS, wrong password) is one of all mails. */
const SINGLE_MAIL_ERROR_CODES = new Set(["EENVELOPE", "EMESSAGE"]);

/** The server's own words may quote the address, so that only its numbers are told. */
const toMailResult = (error: unknown): MailResult => {
  const code = readErrorField(error, "code") ?? "unknown";
  const reply = readErrorField(error, "responseCode");
  const errorCode = reply === undefined ? `${code}` : `${code} ${reply}`;
  if (!SINGLE_MAIL_ERROR_CODES.has(`${code}`)) return { kind: "unavailable", error: errorCode };
  // RFC 5321: 5yz is no for good, 4yz is not now. 421 closes the connection: nobody is served.
  if (reply === 421) return { kind: "unavailable", error: errorCode };
  return { kind: typeof reply === "number" && reply < 500 ? "deferred" : "rejected", error: errorCode };
};

const readErrorField = (error: unknown, field: string): string | number | undefined => {
  const value = fieldOf(error, field);
  return typeof value === "string" || typeof value === "number" ? value : undefined;
};
