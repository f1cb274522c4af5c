import { changePromoCode } from "@storywall/contract/calls/promo/changePromoCode.ts";
import { createPromoCode } from "@storywall/contract/calls/promo/createPromoCode.ts";
import { getPromoCodes } from "@storywall/contract/calls/promo/getPromoCodes.ts";
import { setPromoCodeEnded } from "@storywall/contract/calls/promo/setPromoCodeEnded.ts";
import { getSiteVersions } from "@storywall/contract/calls/sites/getSiteVersions.ts";
import type { CallResult } from "@storywall/contract/client.ts";
import type { PromoReport } from "@storywall/contract/schemas/promoCode.ts";
import { PromoCodesPage } from "../../../features/admin/promoCodes/PromoCodesPage.tsx";
import { findPromoCodeEditor, toSeenPromoCode } from "../../../features/admin/promoCodes/promoCodeForm.ts";
import { adminApi } from "../../../features/admin/shell/adminApi.ts";
import { useAdminRevalidator } from "../../../features/admin/shell/useAdminRevalidator.ts";
import { useOwnerSession } from "../../../features/admin/shell/useOwnerSession.ts";
import { showNotice } from "../../../features/admin/ui/notices.ts";
import { storefrontUrl, useRootData } from "../../../lib/api/rootData.ts";
import { createLoaderApi } from "../../../loaderApi.server.ts";
import { adminMetaFor } from "../adminMetaFor.ts";
import { loadSites } from "../shop/loadSites.ts";
import { errorMessage, NO_STORE_HEADERS, unwrapOwnerReply } from "../unwrapOwnerReply.ts";
import type { Route } from "./+types/list.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const { sites, site } = await loadSites(api, request);
  const { items } = unwrapOwnerReply(await api(getPromoCodes, { params: { code: site.code } }));
  return { sites, site, codes: items };
}

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches }) => adminMetaFor(matches, "Promo codes");

export default function AdminPromoCodes({ loaderData }: Route.ComponentProps) {
  const { code } = loaderData.site;
  const { revalidate } = useAdminRevalidator();
  const { staff } = useOwnerSession();
  const { storefronts, publicUrl } = useRootData();
  const storefront = storefronts.find((candidate) => candidate.code === code);
  const linkWith = (promoCode: string): string => {
    const path = `/?promo=${encodeURIComponent(promoCode)}`;
    return storefront ? storefrontUrl(storefront, storefronts, path) : `${publicUrl}${path}`;
  };
  const run = async <Reply,>(call: Promise<CallResult<Reply>>): Promise<CallResult<Reply>> => {
    const result = await call;
    await revalidate();
    return result;
  };
  const setEnded = (promoCode: string, isEnded: boolean, expiresAt: string | null = null) => {
    const body = { isEnded, ...(expiresAt === null ? {} : { expiresAt }) };
    return run(adminApi(setPromoCodeEnded, { params: { code, promoCode }, body }));
  };
  /** Restores the earlier version of a code, with its first and last day. */
  const restore = (before: PromoReport) =>
    run(
      adminApi(changePromoCode, { params: { code, promoCode: before.code }, body: toSeenPromoCode(before) }),
    );
  return (
    <PromoCodesPage
      {...loaderData}
      linkWith={linkWith}
      onCreate={async (body) => {
        const result = await run(adminApi(createPromoCode, { params: { code }, body }));
        if (result.kind === "ok") showNotice({ text: `${body.code} can be used now.` });
        return result;
      }}
      loadNewest={async (promoCode) => {
        const [promos, versions] = await Promise.all([
          adminApi(getPromoCodes, { params: { code } }),
          adminApi(getSiteVersions, { params: { code }, query: {} }),
        ]);
        const report =
          promos.kind === "ok" ? promos.reply.items.find((each) => each.code === promoCode) : undefined;
        if (!report) return undefined;
        const person = versions.kind === "ok" ? findPromoCodeEditor(versions.reply.items, promoCode) : null;
        return { report, editor: { person, isSelf: person !== null && person === staff?.name } };
      }}
      onChange={async (promoCode, { code: _name, ...terms }, seen) => {
        const body = { ...terms, seen: toSeenPromoCode(seen) };
        const result = await run(adminApi(changePromoCode, { params: { code, promoCode }, body }));
        if (result.kind === "ok") showNotice({ text: `${promoCode} is changed.` });
        return result;
      }}
      onSetEnded={async (promoCode, isEnded, expiresAt) => {
        const result = await setEnded(promoCode, isEnded, expiresAt);
        if (result.kind === "ok" && isEnded) {
          const before = loaderData.codes.find((each) => each.code === promoCode);
          const undo = async () =>
            errorMessage(await (before ? restore(before) : setEnded(promoCode, false)));
          showNotice({ text: `${promoCode} has ended.`, undo });
        }
        if (result.kind === "ok" && !isEnded)
          showNotice({
            text: `${promoCode} can be used again${expiresAt === null ? ", without a last day" : ""}.`,
          });
        return result;
      }}
    />
  );
}
