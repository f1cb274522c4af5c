import type { LineItem } from "@storywall/domain/cart/cart.ts";
import type { SetKey } from "@storywall/domain/catalogue/sets.ts";
import { setOfVariant } from "@storywall/domain/catalogue/variants.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { VariantRefusal, VariantWishes } from "../../ports/commerce/Commerce.ts";
import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { hangPhotos } from "../cart/addLines.ts";
import type { Shop } from "../shop.ts";

/**
 * The lines of a checkout without a cart. A line whose set stays wanted keeps its wall: whoever asks for two instead of one
 * has not asked to lose the photos. `owners` are the visitors whose photos may hang.
 */
export const variantLines = async <Code extends string>(
  shop: Pick<Shop, "ids" | "publicUrl">,
  repositories: Repositories,
  site: SiteCode,
  owners: readonly string[],
  present: readonly LineItem[],
  { variants, templateId, wallOf }: VariantWishes<Code>,
): Promise<Outcome<readonly LineItem[], VariantRefusal | Code>> => {
  const chosen = variants ? linesOfVariants(shop.ids, site, present, variants) : done(present);
  if (chosen.kind === "refused") return chosen;
  const lines = chosen.value;
  const target = lines.find(({ design }) => templateId === undefined || setOf(design) === templateId);
  if (templateId !== undefined && !target) return unknownVariant("templateId", templateId);
  const set = target && setOf(target.design);
  if (!target || !set || !wallOf) return done(lines);

  const wall = wallOf(set);
  if (wall.kind === "refused") return wall;
  const hung = await hangPhotos(shop, repositories, owners, wall.value, target.design.photos);
  if (hung.kind === "refused") return hung;
  return done(lines.map((line) => (line === target ? { ...line, design: hung.value } : line)));
};

const linesOfVariants = (
  ids: Shop["ids"],
  site: SiteCode,
  present: readonly LineItem[],
  variants: NonNullable<VariantWishes<never>["variants"]>,
): Outcome<readonly LineItem[], "VARIANT_UNKNOWN"> => {
  const left = [...present];
  const lines: LineItem[] = [];
  for (const [index, { variantId, quantity }] of variants.entries()) {
    const key = setOfVariant(site, variantId);
    if (!key) return unknownVariant(`variants.${index}.variantId`, variantId);
    const place = left.findIndex(({ design }) => setOf(design) === key);
    const [kept] = place === -1 ? [] : left.splice(place, 1);
    const line = kept ?? { id: ids.next(), uuid: ids.next(), design: createDesign({ kind: "set", key }) };
    lines.push({ ...line, quantity });
  }
  return done(lines);
};

const setOf = ({ base }: Design): SetKey | undefined => (base.kind === "set" ? base.key : undefined);

const unknownVariant = (path: string, name: string) =>
  refuse("VARIANT_UNKNOWN", "We do not sell this here. Please choose one of our sets.", [
    { path, message: `${name} is not a set of this order` },
  ]);
