import { SECOND_MS } from "@storywall/domain/time/durations.ts";
import type { Cdn } from "../../ports/cdn/Cdn.ts";

export type HttpCdnOptions = {
  /** Set by the owner in `CDN_PURGE_URL`. No request of a client ever names it. */
  readonly url: string;
  readonly token: string | null;
};

const TIMEOUT_MS = 10 * SECOND_MS;

/**
 * Purges a CDN by `POST {"files": [...]}` to one URL, the form that Cloudflare's API takes. Any 2xx is a success. A
 * redirect is an error: the token must not travel to another host.
 */
export const httpCdn = ({ url, token }: HttpCdnOptions): Cdn => ({
  purge: async (addresses) => {
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(token !== null && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ files: addresses }),
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      return response.ok ? { kind: "purged" } : { kind: "failed", error: `answered ${response.status}` };
    } catch (error) {
      return { kind: "failed", error: error instanceof Error ? error.name : "did not answer" };
    }
  },
});
