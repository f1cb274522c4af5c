import type { FastifyReply, FastifyRequest } from "fastify";
import { type HostCookie, hostCookie } from "./hostCookie.ts";

/** Returns access to the cookie with the token of a staff session. */
export const sessionCookie = (request: FastifyRequest, reply: FastifyReply, isSecure: boolean): HostCookie =>
  hostCookie("storywall_owner", request, reply, isSecure);
