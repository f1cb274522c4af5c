import { DESIGN_LINKS, type DesignLinkKind, designLinkState } from "@storywall/domain/links/designLink.ts";
import type { DesignLink } from "../../ports/designLinks/DesignLinks.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { Shop } from "../shop.ts";

export type LinkErrorCode = "DESIGN_LINK_UNKNOWN" | "DESIGN_LINK_WITHDRAWN" | "DESIGN_LINK_EXPIRED";

type LinkTtlContext = Pick<Shop, "clock" | "designLinkTtlMs">;

const linkTtlMs = (kind: DesignLinkKind, { designLinkTtlMs }: LinkTtlContext): number =>
  DESIGN_LINKS[kind].ttlMs ?? designLinkTtlMs;

/** Returns the new expiry of a link that is being used. */
export const linkExpiryOf = (kind: DesignLinkKind, context: LinkTtlContext): Date =>
  new Date(context.clock.now().getTime() + linkTtlMs(kind, context));

export const LINK_UNKNOWN = err("DESIGN_LINK_UNKNOWN", "This link doesn't work. Part of it may be missing.");

/** Returns the link if it is open, or the error that says why it is not. */
export const checkLinkOpen = (
  link: DesignLink | undefined,
  { clock }: LinkTtlContext,
): Result<DesignLink, LinkErrorCode> => {
  if (!link) return LINK_UNKNOWN;
  switch (designLinkState(link, clock.now())) {
    case "open":
      return ok(link);
    case "withdrawn":
      return err(
        "DESIGN_LINK_WITHDRAWN",
        "The person who made this link has closed it. Ask them for a new one.",
      );
    case "expired":
      return err(
        "DESIGN_LINK_EXPIRED",
        "This link hasn't been used for a long time and has expired. Ask for a new one.",
      );
  }
};

/** Limits writes: opening a link extends it only when that adds at least a fiftieth of its TTL. */
const MAX_EXTENSIONS_PER_TTL = 50;

/** Extends the expiry of a link that is being used, and returns its expiry. */
export const extendExpiry = async (
  context: LinkTtlContext,
  { designLinks }: Pick<Repositories, "designLinks">,
  link: DesignLink,
): Promise<Date> => {
  const expiresAt = linkExpiryOf(link.kind, context);
  const gainedMs = expiresAt.getTime() - link.expiresAt.getTime();
  if (gainedMs < linkTtlMs(link.kind, context) / MAX_EXTENSIONS_PER_TTL) return link.expiresAt;
  await designLinks.extendExpiry(link.id, expiresAt);
  return expiresAt;
};
