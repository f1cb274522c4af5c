import type { LineItem } from "@storywall/domain/cart/cart.ts";
import type { SetKey } from "@storywall/domain/catalogue/sets.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { VariantErrorCode, VariantSelection } from "../../ports/commerce/Commerce.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { resolvePhotos } from "../cart/addLines.ts";
import { findSet, loadPublicVariantIds } from "../commerce/publicVariantIds.ts";
import type { Shop } from "../shop.ts";

/**
 * Returns the lines of a checkout without a cart. A line whose set is still selected keeps its wall: a shopper who
 * changes the quantity must not lose the photos. `visitorIds` are the visitors whose photos may be used.
 */
export const createVariantLines = async <Code extends string>(
  shop: Pick<Shop, "ids" | "publicUrl" | "commerceHosts">,
  repositories: Repositories,
  site: SiteCode,
  visitorIds: readonly string[],
  currentLines: readonly LineItem[],
  { variants, templateId, createDesignOfSet: toDesign }: VariantSelection<Code>,
): Promise<Result<readonly LineItem[], VariantErrorCode | Code>> => {
  const ids = variants && (await loadPublicVariantIds(shop, repositories, site));
  const matched = ids
    ? matchLinesToVariants(shop.ids, (id) => findSet(ids, site, id), currentLines, variants)
    : ok(currentLines);
  if (matched.kind === "error") return matched;
  const lines = matched.value;
  const target = lines.find(({ design }) => templateId === undefined || setKeyOf(design) === templateId);
  if (templateId !== undefined && !target) return unknownVariantError("templateId", templateId);
  const setKey = target && setKeyOf(target.design);
  if (!target || !setKey || !toDesign) return ok(lines);

  const wallDesign = toDesign(setKey);
  if (wallDesign.kind === "error") return wallDesign;
  const resolved = await resolvePhotos(
    shop,
    repositories,
    visitorIds,
    wallDesign.value,
    target.design.photos,
  );
  if (resolved.kind === "error") return resolved;
  return ok(lines.map((line) => (line === target ? { ...line, design: resolved.value } : line)));
};

const matchLinesToVariants = (
  ids: Shop["ids"],
  findSetOfVariant: (variantId: string) => SetKey | undefined,
  currentLines: readonly LineItem[],
  variants: NonNullable<VariantSelection<never>["variants"]>,
): Result<readonly LineItem[], "VARIANT_UNKNOWN"> => {
  const remaining = [...currentLines];
  const lines: LineItem[] = [];
  for (const [index, { variantId, quantity }] of variants.entries()) {
    const key = findSetOfVariant(variantId);
    if (!key) return unknownVariantError(`variants.${index}.variantId`, variantId);
    const position = remaining.findIndex(({ design }) => setKeyOf(design) === key);
    const [existing] = position === -1 ? [] : remaining.splice(position, 1);
    const line = existing ?? { id: ids.next(), uuid: ids.next(), design: createDesign({ kind: "set", key }) };
    lines.push({ ...line, quantity });
  }
  return ok(lines);
};

const setKeyOf = ({ base }: Design): SetKey | undefined => (base.kind === "set" ? base.key : undefined);

const unknownVariantError = (path: string, name: string) =>
  err("VARIANT_UNKNOWN", "We don't sell this here. Please choose one of our sets.", [
    { path, message: `${name} is not a set of this order` },
  ]);
