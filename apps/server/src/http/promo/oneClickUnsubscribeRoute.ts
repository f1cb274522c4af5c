import type { FastifyPluginAsync } from "fastify";
import { unsubscribe } from "../../usecases/promo/unsubscribe.ts";
import type { Shop } from "../../usecases/shop.ts";

export const UNSUBSCRIBED_MESSAGE = "You are unsubscribed. We write to you about your orders only.";

/** `List-Unsubscribe=One-Click`, and room for programs that send it as a multipart form. */
const MAX_FORM_BYTES = 4 * 1024;

/**
 * RFC 8058: mail programs unsubscribe by posting a form to the address in `List-Unsubscribe`, with no page, cookie or
 * sign-in; people who open it get the page of that address, which asks first: programs that look into mails open every
 * link. What the form says makes no difference, nor whether the token is somebody's. Never a redirect, which they do not follow.
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
        // What has not the form of a token is nobody's, and may hold what a database does not take.
        if (/^[\w-]{1,64}$/.test(token)) await unsubscribe(shop, token);
        return reply
          .header("cache-control", "no-store")
          .type("text/plain; charset=utf-8")
          .send(`${UNSUBSCRIBED_MESSAGE}\n`);
      },
    );
  };
