import "@fastify/cookie"; // declares request.cookies
import { VISITOR_COOKIE } from "@storywall/contract/pages.ts";
import { isAbsentId } from "@storywall/domain/ids/absentId.ts";
import type { FastifyRequest } from "fastify";
import { type Sender, VISITORS_AN_ADDRESS } from "../../usecases/photos/photoQuota.ts";
import { networkOf } from "../countRequest.ts";
import { limitFor } from "../limits.ts";

/** Who sends a photo. Pages name their visitor by a cookie, which no other site's page can have them send. */
export const senderOf = ({ cookies, ip }: Pick<FastifyRequest, "cookies" | "ip">): Sender => {
  const visitorId = cookies[VISITOR_COOKIE];
  return {
    visitorId: isAbsentId(visitorId) ? null : visitorId,
    address: networkOf(ip),
    visitorsAnAddress: limitFor(VISITORS_AN_ADDRESS, ip),
  };
};
