import "@fastify/cookie"; // declares request.cookies
import type { FastifyReply, FastifyRequest } from "fastify";

/** The cookie that holds the token of the owner's session. */
export type SessionCookie = {
  readonly token: string | undefined;
  /** For the reply that is being made. */
  set(token: string, expires: Date): void;
  clear(): void;
};

/**
 * No script reads it (HttpOnly) and no other site's page makes a browser send it (SameSite=Strict). Behind https its name
 * begins with `__Host-`: browsers then take it from this very host only, over https only, so that no subdomain sets one.
 */
export const sessionCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  isSecure: boolean,
): SessionCookie => {
  const name = isSecure ? "__Host-storywall_owner" : "storywall_owner";
  const flags = { path: "/", httpOnly: true, sameSite: "strict", secure: isSecure } as const;
  return {
    token: request.cookies[name],
    set: (token, expires) => {
      reply.setCookie(name, token, { ...flags, expires });
    },
    clear: () => {
      reply.clearCookie(name, flags);
    },
  };
};
