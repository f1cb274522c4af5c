import type { FastifyReply, FastifyRequest } from "fastify";
import { type HostCookie, hostCookie } from "./hostCookie.ts";

/**
 * Returns access to the cookie by which a device is known on which the owner signed in. It opens nothing: it gives the
 * device a limit of its own for wrong passwords.
 */
export const deviceCookie = (request: FastifyRequest, reply: FastifyReply, isSecure: boolean): HostCookie =>
  hostCookie("storywall_owner_device", request, reply, isSecure);
