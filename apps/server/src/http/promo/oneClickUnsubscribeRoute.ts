import type { FastifyPluginAsync } from "fastify";
import { unsubscribe } from "../../usecases/promo/unsubscribe.ts";
import type { Shop } from "../../usecases/shop.ts";

export const UNSUBSCRIBED_MESSAGE = "You're unsubscribed. We'll only write to you about your orders.";

/** Largest form in bytes: `List-Unsubscribe=One-Click`, with space for programs that send it as multipart. */
const MAX_FORM_BYTES = 4 * 1024;

/**
 * One-click unsubscribe (RFC 8058): mail programs post a form to the URL in `List-Unsubscribe`, without page, cookie
 * or sign-in. GET on this URL is a page that asks first, since programs that scan mails open every link. The response
 * is the same for any form content and any token. It is never a redirect, which mail programs do not follow.
 */
export const oneClickUnsubscribeRoute =
  (shop: Pick<Shop, "repositories" | "clock">): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, _body, done) => done(null));

    app.post<{ Params: { token: string } }>(
      "/unsubscribe/:token",
      { bodyLimit: MAX_FORM_BYTES },
      async ({ params: { token } }, reply) => {
        // Other texts are no token, and may hold characters that the database rejects.
        if (/^[\w-]{1,64}$/.test(token)) await unsubscribe(shop, token);
        return reply
          .header("cache-control", "no-store")
          .type("text/plain; charset=utf-8")
          .send(`${UNSUBSCRIBED_MESSAGE}\n`);
      },
    );
  };
