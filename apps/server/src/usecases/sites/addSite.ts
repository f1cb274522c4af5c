import { createSite } from "@storywall/domain/sites/newSite.ts";
import { parseSiteContent } from "@storywall/domain/sites/parseSiteContent.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import { parseSiteDefinition } from "@storywall/domain/sites/siteDefinition.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";
import { requireRight } from "../staff/requireRight.ts";
import { siteInvalid } from "./changeSite.ts";
import type { LiveSite } from "./liveSites.ts";

/** Limits what every process reads and every page may list. */
const MAX_SITES = 50;

/**
 * Adds a country (R1.2). It begins closed, with default values; the owner fills in the rest in the shop's forms
 * and then opens it (`openSite`).
 */
export const addSite = async (
  shop: Pick<Shop, "transaction" | "refreshSites" | "clock">,
  actor: StaffActor,
  typed: unknown,
): Promise<Result<LiveSite, "FORBIDDEN" | "CONFLICT" | "SITE_INVALID">> => {
  const allowed = requireRight(actor, "business.edit");
  if (allowed.kind === "error") return allowed;
  const definition = parseSiteDefinition(typed);
  if (definition.kind === "error") return siteInvalid(definition.errors);
  const { code, countryName } = definition.value;
  const live = await shop.refreshSites();
  if (live[code]) return err("CONFLICT", `The shop has ${live[code].site.countryName} already.`);
  if (Object.keys(live).length >= MAX_SITES)
    return err("CONFLICT", `A shop has at most ${MAX_SITES} countries.`);
  const content = parseSiteContent(createSite(definition.value));
  if (content.kind === "error") return siteInvalid(content.errors);
  const addedAt = shop.clock.now();
  const isAdded = await shop.transaction(async (repositories) => {
    const { siteData } = repositories;
    const isNew = await siteData.addDefinition({
      code,
      definition: definition.value,
      addedAt,
      addedBy: actor.id,
    });
    if (!isNew) return false;
    await siteData.append({
      code,
      version: 1,
      content: content.value,
      changedAt: addedAt,
      changedBy: "owner",
      bringsBack: null,
      staff: actor,
    });
    await recordAudit(shop, repositories, {
      actor,
      action: "site.added",
      site: code,
      subject: { kind: "site", id: code, label: countryName },
      after: definition.value,
    });
    return true;
  });
  if (!isAdded) return err("CONFLICT", "Someone else has just added this country.");
  return ok(ofSite(await shop.refreshSites(), code));
};
