import { done, type Outcome } from "../../ports/platform/Outcome.ts";
import type { VisitorTemplate } from "../../ports/visitor/Visitors.ts";
import type { Shop } from "../shop.ts";
import { findVisitor } from "./createVisitor.ts";

/** Keeps the visitor's wall under its template's key, in place of what was there. */
export const saveVisitorTemplate = async (
  { repositories, clock }: Pick<Shop, "repositories" | "clock">,
  template: VisitorTemplate,
): Promise<Outcome<null, "NOT_FOUND">> => {
  const visitor = await findVisitor(repositories, template.visitorId);
  if (visitor.kind === "refused") return visitor;
  await repositories.visitors.saveTemplate(template);
  // Whoever works on a wall works with its photos.
  await repositories.photoLives.touchAllOf(template.visitorId, clock.now());
  return done(null);
};
