import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** State of the connection between two programs. */
type LinkState =
  | { readonly kind: "good" }
  /** Each chunk arrives this many milliseconds later. */
  | { readonly kind: "slow"; readonly ms: number }
  /** Connections stay open and can be made, but carry no bytes, as with a dead switch. */
  | { readonly kind: "silent" }
  /** All connections are closed and none can be made, as with a stopped server. */
  | { readonly kind: "cut" };

export type TcpProxy = {
  readonly port: number;
  readonly setState: (line: LinkState) => void;
  readonly close: () => Promise<void>;
};

/** Starts a proxy between the shop and a server it uses. Tests set the state of the connection. */
export const startTcpProxy = async (target: {
  readonly host: string;
  readonly port: number;
}): Promise<TcpProxy> => {
  let linkState: LinkState = { kind: "good" };
  const sockets = new Set<Socket>();

  const trackSocket = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    return socket.setNoDelay();
  };

  const forward = (from: Socket, to: Socket): void => {
    from.on("data", (bytes) => {
      // Bytes sent into a dead connection are lost.
      if (linkState.kind === "silent") return;
      if (linkState.kind === "slow") setTimeout(() => to.writable && to.write(bytes), linkState.ms);
      else to.write(bytes);
    });
    from.once("close", () => to.destroy());
  };

  const server = createServer((clientSocket) => {
    if (linkState.kind === "cut") return void clientSocket.resetAndDestroy();
    const targetSocket = trackSocket(connect(target));
    trackSocket(clientSocket);
    forward(clientSocket, targetSocket);
    forward(targetSocket, clientSocket);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");

  const resetSockets = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    port: address.port,
    setState: (next) => {
      // A connection that has lost bytes cannot be used again, so it is closed.
      if (next.kind === "cut" || linkState.kind === "silent") resetSockets();
      linkState = next;
    },
    close: async () => {
      resetSockets();
      server.close();
      await once(server, "close");
    },
  };
};
