import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** How the line between two programs is: as it should be, slow, silent, or cut. */
export type LinkState =
  | { readonly kind: "good" }
  /** Each piece arrives this much later. */
  | { readonly kind: "slow"; readonly ms: number }
  /** Connections stand and can be made, and nothing comes through: a switch that died. */
  | { readonly kind: "silent" }
  /** All connections end, and none can be made: a server that was stopped. */
  | { readonly kind: "cut" };

export type TcpProxy = {
  readonly port: number;
  readonly setState: (line: LinkState) => void;
  readonly close: () => Promise<void>;
};

/** Stands between the shop and what it needs, and makes the line between them as bad as a test wants. */
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
      // What was said into a dead line is lost, as it would be.
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
      // A line that has lost bytes never becomes good again; what comes after needs a new one.
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
