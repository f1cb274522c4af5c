import "@fastify/cookie"; // declares request.cookies
import type { FastifyReply, FastifyRequest } from "fastify";

/** A cookie that holds a secret token for this host. */
export type HostCookie = {
  readonly token: string | undefined;
  /** Sets the cookie in the response. */
  set(token: string, expires: Date): void;
  clear(): void;
};

/**
 * Returns access to a cookie with a secret. Scripts cannot read it (HttpOnly), and no page of another site
 * makes a browser send it (SameSite=Strict). With https its name begins with `__Host-`: browsers then accept it
 * only from this exact host over https, so that no subdomain can set it.
 */
export const hostCookie = (
  baseName: string,
  request: FastifyRequest,
  reply: FastifyReply,
  isSecure: boolean,
): HostCookie => {
  const name = isSecure ? `__Host-${baseName}` : baseName;
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
