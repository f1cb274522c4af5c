import { isAbsentId } from "@storywall/domain/ids/absentId.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { Visitor } from "../../ports/visitor/Visitors.ts";
import type { Shop } from "../shop.ts";

/** Creates an anonymous visitor (R1.3). `isStaff` is true for a staff member, whom no figure counts. */
export const createVisitor = async (
  { clock, ids }: Pick<Shop, "clock" | "ids">,
  { visitors }: Pick<Repositories, "visitors">,
  site: SiteCode,
  isStaff = false,
): Promise<Visitor> => {
  const visitor: Visitor = { id: ids.next(), site, createdAt: clock.now() };
  await visitors.insert({ ...visitor, isStaff });
  return visitor;
};

/**
 * Returns the visitor of an id, or a new one when the id is absent (R5.1). For an unknown id too, a new visitor
 * is returned: the id may be from a replaced database, and the cart must not fail for that.
 */
export const findOrCreateVisitor = async (
  shop: Pick<Shop, "clock" | "ids">,
  repositories: Pick<Repositories, "visitors">,
  id: string | undefined,
  site: SiteCode,
): Promise<Visitor> => {
  const existing = isAbsentId(id) ? undefined : await repositories.visitors.find(id);
  return existing ?? createVisitor(shop, repositories, site);
};

/** Returns the visitor of an id, or NOT_FOUND. */
export const findVisitor = async (
  { visitors }: Pick<Repositories, "visitors">,
  id: string,
): Promise<Result<Visitor, "NOT_FOUND">> => {
  const visitor = await visitors.find(id);
  return visitor ? ok(visitor) : err("NOT_FOUND", "We can't find this visitor.");
};
