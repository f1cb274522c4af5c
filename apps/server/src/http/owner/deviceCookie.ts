import type { FastifyReply, FastifyRequest } from "fastify";
import { type HostCookie, hostCookie } from "./hostCookie.ts";

/**
 * Returns access to the cookie that identifies a device on which staff signed in before. It gives no access: it
 * gives the device a limit of its own for wrong passwords.
 */
export const deviceCookie = (request: FastifyRequest, reply: FastifyReply, isSecure: boolean): HostCookie =>
  hostCookie("storywall_owner_device", request, reply, isSecure);
