import "@fastify/cookie"; // declares request.cookies
import { VISITOR_COOKIE } from "@storywall/contract/pages.ts";
import { isAbsentId } from "@storywall/domain/ids/absentId.ts";
import type { FastifyRequest } from "fastify";
import { type UploadSender, VISITORS_PER_ADDRESS } from "../../usecases/photos/photoQuota.ts";
import { hashNetwork } from "../enforceRateLimit.ts";
import { scaleLimitForAddress } from "../limits.ts";

/** Returns the sender of an upload. Pages name their visitor by a cookie, which no page of another site can send. */
export const toSender = ({ cookies, ip }: Pick<FastifyRequest, "cookies" | "ip">): UploadSender => {
  const visitorId = cookies[VISITOR_COOKIE];
  return {
    visitorId: isAbsentId(visitorId) ? null : visitorId,
    address: hashNetwork(ip),
    visitorsPerAddress: scaleLimitForAddress(VISITORS_PER_ADDRESS, ip),
  };
};
