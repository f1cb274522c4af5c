import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

type StatementCounter = {
  /** The database's URL through the counter. */
  readonly url: string;
  /** Returns the number of statements that clients have run so far. */
  readonly count: () => number;
  readonly close: () => void;
};

/**
 * Starts a TCP proxy for PostgreSQL that counts statements: simple queries (`Q`) and executions of prepared statements
 * (`E`). https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
export const startStatementCounter = async (databaseUrl: string): Promise<StatementCounter> => {
  const target = new URL(databaseUrl);
  let statements = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => sockets.delete(socket));
    }
    const read = readFrontendMessages((type) => {
      if (type === "Q" || type === "E") statements += 1;
    });
    client.on("data", read);
    client.pipe(database).pipe(client);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("Cannot read the port of the statement counter.");
  const url = new URL(databaseUrl);
  url.port = String(address.port);
  url.searchParams.delete("host");
  return {
    url: url.href,
    count: () => statements,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};

/** Parses the bytes of a connection and reports the type of each complete message; the first message has no type. */
const readFrontendMessages = (onMessage: (type: string) => void) => {
  let rest = Buffer.alloc(0);
  let isFirst = true;
  return (bytes: Buffer): void => {
    rest = Buffer.concat([rest, bytes]);
    for (;;) {
      const typeBytes = isFirst ? 0 : 1;
      if (rest.length < typeBytes + 4) return;
      const length = typeBytes + rest.readUInt32BE(typeBytes);
      if (rest.length < length) return;
      if (!isFirst) onMessage(String.fromCharCode(rest[0] ?? 0));
      isFirst = false;
      rest = rest.subarray(length);
    }
  };
};
