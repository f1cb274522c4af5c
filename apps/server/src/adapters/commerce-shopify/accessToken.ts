import * as z from "zod/mini";
import { HostUnavailableError } from "../../ports/commerce/CommerceHost.ts";
import { msUntilDeadline } from "./callDeadline.ts";

export type ShopifyApp = { readonly clientId: string; readonly clientSecret: string };

export type AccessToken = {
  /** Returns a token that is valid for at least another minute. */
  get(): Promise<string>;
  /** Forgets a token that Shopify does not accept. */
  drop(token: string): void;
};

const tokenReply = z.object({ access_token: z.string(), expires_in: z.number() });
const SAFETY_MS = 60_000;
const TIMEOUT_MS = 9_000;

/**
 * Creates the source of the app's access tokens. The app of a single store gets them for its id and secret,
 * each valid for a day:
 * https://shopify.dev/docs/apps/build/authentication-authorization/access-tokens/client-credentials-grant
 */
export const createAccessToken = (
  origin: string,
  { clientId, clientSecret }: ShopifyApp,
  now: () => number = Date.now,
): AccessToken => {
  let current: { readonly token: string; readonly endsAt: number } | undefined;

  const request = async (): Promise<string> => {
    try {
      const response = await fetch(`${origin}/admin/oauth/access_token`, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({
          grant_type: "client_credentials",
          client_id: clientId,
          client_secret: clientSecret,
        }),
        redirect: "error",
        signal: AbortSignal.timeout(Math.min(TIMEOUT_MS, Math.ceil(msUntilDeadline()))),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const { access_token: token, expires_in: seconds } = tokenReply.parse(await response.json());
      current = { token, endsAt: now() + seconds * 1000 - SAFETY_MS };
      return token;
    } catch (cause) {
      throw new HostUnavailableError("Shopify gave no access token for the app", { cause });
    }
  };

  let pending: Promise<string> | undefined;
  return {
    get: async () => {
      if (current && current.endsAt > now()) return current.token;
      pending ??= request().finally(() => {
        pending = undefined;
      });
      return pending;
    },
    drop: (token) => {
      if (current?.token === token) current = undefined;
    },
  };
};
