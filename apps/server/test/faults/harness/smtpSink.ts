import { once } from "node:events";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** A mail server that records message ids and can fail. */
type SmtpSink = {
  readonly url: string;
  /** Message ids of the mails that arrived, in order. */
  readonly receivedIds: readonly string[];
  /** Sets the behaviour from now on: accept mails, reject every connection (421), or fail during a mail. */
  readonly setBehaviour: (behaviour: "accept" | "reject" | "fail") => void;
  readonly close: () => Promise<void>;
};

export const startSmtpSink = async (): Promise<SmtpSink> => {
  const receivedIds: string[] = [];
  let behaviour: "accept" | "reject" | "fail" = "accept";
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onConnect: (_session, done) =>
      done(behaviour === "reject" ? Object.assign(new Error("not now"), { responseCode: 421 }) : null),
    onData: (stream, _session, done) => {
      text(stream).then((mail) => {
        if (behaviour === "fail") return done(Object.assign(new Error("broken"), { responseCode: 421 }));
        receivedIds.push(/^Message-ID: (\S+)/im.exec(mail)?.[1] ?? "without an id");
        done();
      }, done);
    },
  });
  server.on("error", () => {});
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const address = listening.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    receivedIds,
    setBehaviour: (next) => {
      behaviour = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
