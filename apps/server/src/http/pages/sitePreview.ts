import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import { parseChangedSiteContent } from "@storywall/domain/sites/parseSiteContent.ts";
import { parseSiteCode, type Site, type Sites } from "@storywall/domain/sites/site.ts";
import { hasRight } from "@storywall/domain/staff/roles.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Authenticate } from "../../usecases/staff/authenticate.ts";
import { sessionCookie } from "../owner/sessionCookie.ts";

type PreviewOptions = { readonly authenticate: Authenticate; readonly isSecure: boolean };

/**
 * Returns the site as it would be with the change in `?preview=` (JSON: site and change). Returns undefined when there
 * is no such parameter, when the change is invalid, and when no staff member is signed in who may edit the shop. Stores
 * nothing.
 */
export const findSitePreview = async (
  request: FastifyRequest,
  reply: FastifyReply,
  sites: Sites,
  { authenticate, isSecure }: PreviewOptions,
): Promise<Site | undefined> => {
  const draft = parseJson(fieldOf(request.query, "preview"));
  const code = parseSiteCode(fieldOf(draft, "site"));
  const { token } = sessionCookie(request, reply, isSecure);
  const session = code && token !== undefined ? await authenticate(token) : undefined;
  const site = code && sites[code];
  if (!site || !session || !hasRight(session.staff.role, "shop.edit")) return undefined;
  const changed = parseChangedSiteContent(site, fieldOf(draft, "change") ?? {});
  return changed.kind === "ok" ? { ...site, ...changed.value } : undefined;
};

const parseJson = (text: unknown): unknown => {
  if (typeof text !== "string") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
