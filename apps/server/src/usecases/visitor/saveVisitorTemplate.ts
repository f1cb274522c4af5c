import { ok, type Result } from "../../ports/platform/Result.ts";
import type { VisitorTemplate } from "../../ports/visitor/Visitors.ts";
import type { Shop } from "../shop.ts";
import { findVisitor } from "./createVisitor.ts";

/** More than the number of layouts and sets, each of which has one key. */
export const MAX_TEMPLATES_PER_VISITOR = 50;

/**
 * Saves the visitor's wall under its template's key, and replaces an earlier one. Removes the oldest ones
 * beyond the limit.
 */
export const saveVisitorTemplate = async (
  { repositories, clock }: Pick<Shop, "repositories" | "clock">,
  template: Omit<VisitorTemplate, "savedAt">,
): Promise<Result<null, "NOT_FOUND">> => {
  const visitor = await findVisitor(repositories, template.visitorId);
  if (visitor.kind === "error") return visitor;
  await repositories.visitors.saveTemplate({ ...template, savedAt: clock.now() });
  await repositories.visitors.removeOldTemplates(template.visitorId, MAX_TEMPLATES_PER_VISITOR);
  // A visitor who works on a wall uses its photos.
  await repositories.photoRetention.touchAllOfVisitor(template.visitorId, clock.now());
  return ok(null);
};
