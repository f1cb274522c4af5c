import type { ArtItem } from "@storywall/domain/art/artItem.ts";
import { isOrderNumber } from "@storywall/domain/orders/orderSearch.ts";
import { listSites, type SiteCode } from "@storywall/domain/sites/site.ts";
import { hasRight } from "@storywall/domain/staff/roles.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { Shop } from "../shop.ts";
import { ANY_ORDER, findOrders, type OrderRowView } from "./findOrders.ts";

/** Results of the search of the admin pages, a few of each kind. */
export type AdminSearchResult = {
  readonly orders: readonly OrderRowView[];
  readonly exactOrderId: string | null;
  readonly people: readonly { readonly customerId: string; readonly email: string; readonly name: string }[];
  readonly promoCodes: readonly { readonly site: SiteCode; readonly code: string }[];
  readonly artItems: readonly ArtItem[];
};

const MAX_OF_A_KIND = 6;
/** Number of the newest matching orders, from which people are found. */
const MAX_ORDERS_READ = 30;

/**
 * Finds everything in the shop that begins with a text and that the person may see. An empty text finds
 * nothing.
 */
export const searchAdmin = async (
  shop: Pick<Shop, "repositories" | "sites" | "clock">,
  actor: StaffActor,
  text: string,
): Promise<Result<AdminSearchResult, "FORBIDDEN">> => {
  const words = text.toLowerCase().trim();
  if (words === "") return ok({ orders: [], exactOrderId: null, people: [], promoCodes: [], artItems: [] });
  const query = { ...ANY_ORDER, text };
  const found = await findOrders(shop, actor, query, null, MAX_ORDERS_READ);
  if (found.kind === "error") return found;
  const { rows } = found.value;
  const exact = rows.filter(({ number }) => isOrderNumber(text, number));
  const canEditShop = hasRight(actor.role, "shop.edit");
  return ok({
    orders: rows.slice(0, MAX_OF_A_KIND),
    exactOrderId: exact.length === 1 ? (exact[0]?.id ?? null) : null,
    people: peopleOf(rows).slice(0, MAX_OF_A_KIND),
    promoCodes: canEditShop ? promoCodesOf(shop, words).slice(0, MAX_OF_A_KIND) : [],
    artItems: canEditShop
      ? (await shop.repositories.art.listItems()).filter(isNamed(words)).slice(0, MAX_OF_A_KIND)
      : [],
  });
};

const promoCodesOf = ({ sites }: Pick<Shop, "sites">, words: string): AdminSearchResult["promoCodes"] =>
  listSites(sites()).flatMap(({ code: site, promoCodes }) =>
    promoCodes.filter(({ code }) => code.toLowerCase().startsWith(words)).map(({ code }) => ({ site, code })),
  );

/** Returns whether a word of a piece's title, artist or tags begins with the text. */
const isNamed =
  (words: string) =>
  ({ title, artist, tags }: ArtItem): boolean =>
    [title, artist, ...tags].some((name) => ` ${name.toLowerCase()}`.includes(` ${words}`));

/** Returns the people of orders, each once; none when the role may not see them. */
const peopleOf = (rows: readonly OrderRowView[]): AdminSearchResult["people"] => {
  const people = new Map<string, AdminSearchResult["people"][number]>();
  for (const { customerId, email, name } of rows) {
    if (customerId === null || email === null || name === null || people.has(customerId)) continue;
    people.set(customerId, { customerId, email, name });
  }
  return [...people.values()];
};
