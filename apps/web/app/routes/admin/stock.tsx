import { getStock } from "@storywall/contract/calls/stock/getStock.ts";
import { setStock } from "@storywall/contract/calls/stock/setStock.ts";
import type { StockItem } from "@storywall/domain/stock/stockCatalogue.ts";
import { useLocation } from "react-router";
import { adminApi } from "../../features/admin/shell/adminApi.ts";
import { loadOrReuse, useSaveLoaded } from "../../features/admin/shell/lastLoaded.ts";
import { useAdminRevalidator } from "../../features/admin/shell/useAdminRevalidator.ts";
import { StockPage } from "../../features/admin/stock/StockPage.tsx";
import type { StockState } from "../../features/admin/stock/StockSwitch.tsx";
import { showNotice } from "../../features/admin/ui/notices.ts";
import { createLoaderApi } from "../../loaderApi.server.ts";
import type { Route } from "./+types/stock.ts";
import { adminMetaFor } from "./adminMetaFor.ts";
import { errorMessage, NO_STORE_HEADERS, unwrapOwnerReply } from "./unwrapOwnerReply.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const stock = unwrapOwnerReply(await createLoaderApi(context)(getStock, {}));
  const named = new URL(request.url).searchParams.get("site");
  const site = stock.sites.find(({ code }) => code === named)?.code ?? stock.sites[0]?.code ?? "ZA";
  return { stock, site, staleSince: null as string | null };
}

/** The list stays while the shop does not answer. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const { data, staleSince } = await loadOrReuse(pageOf(new URL(request.url)), serverLoader, isStockData);
  return { ...data, staleSince };
}

/** Each country has its own list. */
const pageOf = ({ search }: { readonly search: string }): string => `stock${search}`;

type StockData = Awaited<ReturnType<typeof loader>>;
const isStockData = (data: unknown): data is StockData =>
  typeof data === "object" && data !== null && "stock" in data;

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches }) => adminMetaFor(matches, "Stock");

export default function AdminStock({ loaderData }: Route.ComponentProps) {
  const { stock, site, staleSince } = loaderData;
  useSaveLoaded(pageOf(useLocation()), loaderData);
  const { revalidate } = useAdminRevalidator();
  const set = async ({ key }: StockItem, state: StockState, seen: StockState): Promise<string | null> => {
    const body = { ...state, seen };
    const result = await adminApi(setStock, { params: { code: site, item: key }, body });
    await revalidate();
    return errorMessage(result);
  };
  const handleChange = async (item: StockItem, state: StockState): Promise<string | null> => {
    const shortage = stock.shortages.find((one) => one.site === site && one.item === item.key);
    const before = { isOut: shortage !== undefined, expectedOn: shortage?.expectedOn ?? null };
    const message = await set(item, state, before);
    if (message === null) {
      showNotice({
        text: `${item.name} is ${state.isOut ? "out of stock" : "back in stock"}.`,
        undo: () => set(item, before, state),
      });
    }
    return message;
  };
  return <StockPage stock={stock} site={site} staleSince={staleSince} onChange={handleChange} />;
}
