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

/** Longest silence of a server before it counts as unreachable. */
const SOCKET_TIMEOUT_MS = 20_000;
/** Longest time for one mail, for a server that answers slowly. */
const SEND_TIMEOUT_MS = 60_000;
/** Time that mails in progress still get when the shop closes. */
const CLOSE_TIMEOUT_MS = 5_000;

/**
 * Creates a transport to a mail server, with one connection for each mail. `smtp:` uses TLS when the server offers
 * it, and requires it when a password is sent to another machine; `smtps:` starts with TLS.
 * `?tls.rejectUnauthorized=false` trusts a self-signed certificate.
 */
export const mailSmtp = (mailUrl: string): MailTransport => {
  const closing = new AbortController();
  const pending = new Set<Promise<MailResult>>();
  const { username, hostname } = new URL(mailUrl);
  const transport = createTransport({
    url: mailUrl,
    // Without TLS, any machine on the way could read the password; it could also remove the server's offer of TLS.
    ...(username !== "" && !isLoopbackHost(hostname) && mailUrl.startsWith("smtp:")
      ? { requireTLS: true }
      : {}),
    connectionTimeout: SOCKET_TIMEOUT_MS,
    greetingTimeout: SOCKET_TIMEOUT_MS,
    dnsTimeout: SOCKET_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    // No content of a mail may make this server read a file or fetch a URL.
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
        // The envelope is separate from the headers, so that no header can add a recipient.
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

/** Errors that concern one mail. All others (no connection, no TLS, wrong password) concern every mail. */
const SINGLE_MAIL_ERROR_CODES = new Set(["EENVELOPE", "EMESSAGE"]);

/** Maps an error. Only codes are passed on, because the server's text may quote the address. */
const toMailResult = (error: unknown): MailResult => {
  const code = readErrorField(error, "code") ?? "unknown";
  const reply = readErrorField(error, "responseCode");
  const errorCode = reply === undefined ? `${code}` : `${code} ${reply}`;
  if (!SINGLE_MAIL_ERROR_CODES.has(`${code}`)) return { kind: "unavailable", error: errorCode };
  // RFC 5321: 5yz is final, 4yz is temporary. 421 closes the connection, so it concerns every mail.
  if (reply === 421) return { kind: "unavailable", error: errorCode };
  return { kind: typeof reply === "number" && reply < 500 ? "deferred" : "rejected", error: errorCode };
};

const readErrorField = (error: unknown, field: string): string | number | undefined => {
  const value = fieldOf(error, field);
  return typeof value === "string" || typeof value === "number" ? value : undefined;
};
