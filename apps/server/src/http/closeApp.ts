import type { FastifyInstance } from "fastify";

const CLOSE_IDLE_INTERVAL_MS = 50;

/**
 * Closes the server after requests in flight are answered. Keeps closing idle keep-alive connections meanwhile: Node
 * closes only those that are idle at the first moment, and the others would delay the shutdown by a minute.
 */
export const closeApp = async (app: FastifyInstance): Promise<void> => {
  const timer = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_INTERVAL_MS);
  try {
    await app.close();
  } finally {
    clearInterval(timer);
  }
};
