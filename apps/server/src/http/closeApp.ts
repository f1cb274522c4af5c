import type { FastifyInstance } from "fastify";

const SWEEP_MS = 50;

/**
 * Closes the door when everybody in it has been answered. A connection whose answer had begun before is not told that it is
 * the last one, and Node closes only those that are idle at that moment; kept alive, it would hold the door for a minute.
 */
export const closeApp = async (app: FastifyInstance): Promise<void> => {
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
  }
};
