import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** How the line between two programs is: as it should be, slow, silent, or cut. */
export type Line =
  | { readonly kind: "good" }
  /** Each piece arrives this much later. */
  | { readonly kind: "slow"; readonly ms: number }
  /** Connections stand and can be made, and nothing comes through: a switch that died. */
  | { readonly kind: "silent" }
  /** All connections end, and none can be made: a server that was stopped. */
  | { readonly kind: "cut" };

export type TcpProxy = {
  readonly port: number;
  readonly turn: (line: Line) => void;
  readonly close: () => Promise<void>;
};

/** Stands between the shop and what it needs, and makes the line between them as bad as a test wants. */
export const tcpProxy = async (target: {
  readonly host: string;
  readonly port: number;
}): Promise<TcpProxy> => {
  let line: Line = { kind: "good" };
  const sockets = new Set<Socket>();

  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    return socket.setNoDelay();
  };

  const pass = (from: Socket, to: Socket): void => {
    from.on("data", (bytes) => {
      // What was said into a dead line is lost, as it would be.
      if (line.kind === "silent") return;
      if (line.kind === "slow") setTimeout(() => to.writable && to.write(bytes), line.ms);
      else to.write(bytes);
    });
    from.once("close", () => to.destroy());
  };

  const server = createServer((near) => {
    if (line.kind === "cut") return void near.resetAndDestroy();
    const far = keep(connect(target));
    keep(near);
    pass(near, far);
    pass(far, near);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");

  const endAll = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    port: address.port,
    turn: (next) => {
      // A line that has lost bytes never becomes good again; what comes after needs a new one.
      if (next.kind === "cut" || line.kind === "silent") endAll();
      line = next;
    },
    close: async () => {
      endAll();
      server.close();
      await once(server, "close");
    },
  };
};
