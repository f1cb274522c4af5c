import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Returns a TCP port of 127.0.0.1 that no process listens on. It is free until the caller, or another process, uses
 * it.
 */
export const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string")
    throw new Error("Cannot read the port of a new server.");
  return address.port;
};
