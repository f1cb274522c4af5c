import { ok, type Result } from "../../ports/platform/Result.ts";
import type { VisitorTemplate } from "../../ports/visitor/Visitors.ts";
import type { Shop } from "../shop.ts";
import { findVisitor } from "./createVisitor.ts";

/** Saves the visitor's wall under its template's key, and replaces an earlier one. */
export const saveVisitorTemplate = async (
  { repositories, clock }: Pick<Shop, "repositories" | "clock">,
  template: VisitorTemplate,
): Promise<Result<null, "NOT_FOUND">> => {
  const visitor = await findVisitor(repositories, template.visitorId);
  if (visitor.kind === "error") return visitor;
  await repositories.visitors.saveTemplate(template);
  // A visitor who works on a wall uses its photos.
  await repositories.photoRetention.touchAllOfVisitor(template.visitorId, clock.now());
  return ok(null);
};
