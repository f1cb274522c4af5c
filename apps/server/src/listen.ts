import type { FastifyInstance } from "fastify";
import type { Config } from "./config/config.ts";
import { errorCodeOf } from "./platform/errorCode.ts";
import { StartupError } from "./startupError.ts";

/**
 * Starts listening and returns the local origin.
 * @throws StartupError when the port or the address is not available.
 */
export const listen = async (
  app: FastifyInstance,
  { host, port }: Pick<Config, "host" | "port">,
): Promise<string> => {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const code = errorCodeOf(error);
    if (code === "EADDRINUSE") {
      throw new StartupError(
        `Port ${port} is in use by another program. Stop that one, or choose another port with PORT.`,
      );
    }
    if (code === "EACCES")
      throw new StartupError(`This user may not open port ${port}. Choose one above 1023 with PORT.`);
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
      throw new StartupError(`HOST=${host} is not an address of this machine.`);
    }
    throw error;
  }
};
