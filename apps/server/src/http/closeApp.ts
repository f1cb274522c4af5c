import type { FastifyInstance } from "fastify";

const CLOSE_IDLE_INTERVAL_MS = 50;

/**
 * Closes the door when everybody in it has been answered. A connection whose answer had begun before is not told that it is
 * the last one, and Node closes only those that are idle at that moment; kept alive, it would hold the door for a minute.
 */
export const closeApp = async (app: FastifyInstance): Promise<void> => {
  const timer = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_INTERVAL_MS);
  try {
    await app.close();
  } finally {
    clearInterval(timer);
  }
};
